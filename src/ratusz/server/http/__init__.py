"""The HTTP side: endpoints declared once, from which routes, checks and the OpenAPI description are made."""

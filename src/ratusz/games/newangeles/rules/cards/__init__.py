"""What cards do: actions, assets, emergency cards."""

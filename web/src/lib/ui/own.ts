/** Signs of the page that are drawn here. */
export const own = {
  tower: {
    box: '0 0 24 24',
    body: '<path d="M11.3 1h1.4v2.2l2.8 1.6V9h2v12h4v2h-19v-2h4V9h2V4.8l2.8-1.6zM10 11v3h4v-3zm1 6v4h2v-4z" fill-rule="evenodd"/>',
  },
  light: {
    box: '0 0 24 24',
    body: '<circle cx="12" cy="12" r="4.6"/><path d="M12 1.5v3.6m0 13.8v3.6M1.5 12h3.6m13.8 0h3.6M4.6 4.6l2.5 2.5m9.8 9.8 2.5 2.5m0-14.8-2.5 2.5m-9.8 9.8-2.5 2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  },
  check: {
    box: '0 0 24 24',
    body: '<path d="m4 12.5 5.5 5.5L20.5 6.5" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  cross: {
    box: '0 0 24 24',
    body: '<path d="m5 5 14 14M19 5 5 19" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  },
  chevron: {
    box: '0 0 24 24',
    body: '<path d="M8 4.5 15.5 12 8 19.5" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  arrow: { box: '0 0 24 24', body: '<path d="M2 9h10V3.5L22.5 12 12 20.5V15H2z"/>' },
  plus: { box: '0 0 24 24', body: '<path d="M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5z"/>' },
  skip: { box: '0 0 24 24', body: '<path d="M3 4.5 11 12l-8 7.5zM11 4.5 19 12l-8 7.5zM19 4.5h2.5v15H19z"/>' },
  first: { box: '0 0 24 24', body: '<path d="M5 4.5v15M20 5 9 12l11 7z" stroke="currentColor" stroke-width="2.5"/>' },
  play: { box: '0 0 24 24', body: '<path d="M6 3.5 20 12 6 20.5z"/>' },
  pause: { box: '0 0 24 24', body: '<path d="M5.5 4h4.5v16H5.5zM14 4h4.5v16H14z"/>' },
  zoom: {
    box: '0 0 24 24',
    body: '<path d="M14 3h7v7M10 21H3v-7M20.5 3.5 14 10M3.5 20.5 10 14" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  },
  link: {
    box: '0 0 24 24',
    body: '<path d="M9.5 14.5l5-5M11 6.5l2-2a4.6 4.6 0 0 1 6.5 6.5l-2 2M13 17.5l-2 2A4.6 4.6 0 0 1 4.5 13l2-2" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  },
};

/** The portal's logo as the favicon; it follows the system's colour scheme. */
export const iconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{fill:#10603d}@media (prefers-color-scheme:dark){path{fill:#7fc9a2}}</style><path d="M2 22V12h10v10zM12 12V2a10 10 0 0 1 10 10zM14 14h8v8h-8z"/></svg>';

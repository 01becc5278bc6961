/**
 * Removes the stylesheets of a remote that did not come with a drawn page or were refused. The remote's runtime would
 * take their elements for loaded ones; without them it loads the styles itself, and where they fail again, the version
 * before is shown.
 */
export function removeMissingStyles(document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-href]'))
    if (!link.sheet) link.remove();
}

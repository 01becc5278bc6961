/**
 * Removes the stylesheets of a remote that did not come with a rendered page or were refused. The remote's runtime
 * would take their elements for loaded ones; without them it loads the styles itself, and where they fail again, the
 * version before is shown.
 */
export function removeMissingStyles(document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-href]'))
    if (isMissing(link)) link.remove();
}

/** Of one that was refused there is no sheet, of one that could not be loaded an empty one. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0;
  } catch {
    // Of another origin, which has it.
    return false;
  }
}

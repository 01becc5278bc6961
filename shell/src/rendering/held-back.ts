/**
 * What a rendered page holds back so that its scripts, which are needed to use it, have the line for themselves:
 * pictures until the scripts have come, the font until a later page. What the portal's script needs besides comes
 * behind the styles. Styles of elements come as data, because the content policy lets scripts set styles, and HTML not.
 */

/** Set in the browser's storage once the font was loaded, so that it is in the browser's cache for the next page. */
export const fontStorageName = 'font';
/** Attribute of the page's root element: the page shows its stand-in instead of the font. */
export const fontAttribute = 'font';

/** Applies the styles of an element as soon as it is in the document, and removes the address of a lazy picture. */
export function holdBack(element: HTMLElement): void {
  const { style } = element.dataset;
  if (style !== undefined) {
    element.style.cssText = style;
    delete element.dataset['style'];
  }
  if (!(element instanceof HTMLImageElement) || element.loading !== 'lazy' || !element.hasAttribute('src')) return;
  element.dataset['src'] = element.getAttribute('src') ?? '';
  element.removeAttribute('src');
}

/** Lets the pictures of an element load. */
export function releasePictures(within: ParentNode): void {
  for (const picture of within.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    picture.setAttribute('src', picture.dataset['src'] ?? '');
    delete picture.dataset['src'];
  }
}

/** Loads the scripts that the page names for later. */
export function loadLater(document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) {
    if (link.dataset['later'] === 'preload') {
      link.rel = 'preload';
      continue;
    }
    const script = document.createElement('script');
    // As the build names it, so that it finds a script that is on its way.
    script.setAttribute('src', link.getAttribute('href') ?? '');
    const integrity = link.getAttribute('integrity');
    if (integrity) script.setAttribute('integrity', integrity);
    script.fetchPriority = 'high';
    document.head.append(script);
  }
}

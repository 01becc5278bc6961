/** What the shell's server and a rendering process say to each other: data only. */

/** The files of an area's server build. */
export interface AreaCode {
  readonly pages: string;
  /** By language; missing for a build whose pages bring their texts. */
  readonly texts?: { readonly en: string; readonly fr: string };
}

export type ParentMessage =
  /** The area's server build; null for pages of the shell. */
  | { readonly kind: 'load'; readonly code: AreaCode | null }
  /** The request is JSON, so that nothing but data can be in it. */
  | { readonly kind: 'render'; readonly id: number; readonly request: string };

export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loaded' }
  | { readonly kind: 'rendered'; readonly id: number; readonly html: string }
  /** `id` is null when the area's code could not be loaded. */
  | { readonly kind: 'failed'; readonly id: number | null; readonly reason: string };

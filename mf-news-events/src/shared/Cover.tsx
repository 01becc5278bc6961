import type { Image } from '@park/contract/image';
import { GeneratedCover } from '@park/ui';
import type { CSSProperties } from 'react';

export interface CoverProps {
  readonly image: Image | null;
  /** The generated cover is derived from it if there is no picture. */
  readonly title: string;
  /** The largest picture of the first screen: loaded at once and with priority. */
  readonly isFirst?: boolean;
}

/** The picture of an article or event; its frame reserves the space. */
export function Cover({ image, title, isFirst }: CoverProps) {
  if (!image) return <GeneratedCover title={title} />;
  const size = image.width && image.height ? { width: image.width, height: image.height } : {};
  return (
    <img
      src={image.url}
      alt={image.alt}
      {...size}
      {...(image.focus && {
        style: { '--cover-focus': `${image.focus.x}% ${image.focus.y}%` } as CSSProperties,
      })}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

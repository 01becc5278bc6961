import type { SVGAttributes } from 'react';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Size in px. Default 20; use 16 beside text of 14 px. */
  size?: number;
}

export type IconComponent = (props: IconProps) => React.JSX.Element;

/**
 * Creates a component from the path of a drawing on a 24 px grid. Icons are hidden from screen readers; the text beside them is
 * read.
 */
export const icon = (path: string): IconComponent =>
  function Icon({ size = 20, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };

import { createElement, type SVGAttributes } from 'react';

export type IconShape = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Size in px. Default 20; use 16 beside text of 14 px. */
  size?: number;
}

export type IconComponent = (props: IconProps) => React.JSX.Element;

/**
 * Creates a component from a drawing on a 24 px grid. Icons are hidden from screen readers; the text beside them is
 * read.
 */
export const icon = (shape: IconShape): IconComponent =>
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
        {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
      </svg>
    );
  };

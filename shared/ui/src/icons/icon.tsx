import { createElement, type SVGAttributes } from 'react';

export type IconShape = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Edge in px. Default 20, beside text of 14 px better 16. */
  size?: number;
}

export type IconComponent = (props: IconProps) => React.JSX.Element;

/** Makes a component of a drawing on a grid of 24. Icons say nothing to a screen reader: the word beside them does. */
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

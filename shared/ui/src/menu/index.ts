/** The part of a menu that opens: positioned and moved through by Radix. MenuButton of @park/ui loads it when needed. */
export { MenuPanel, type MenuPanelProps } from './MenuPanel';

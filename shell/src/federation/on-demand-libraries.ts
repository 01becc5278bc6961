/**
 * The host provides a shared library only if its own build refers to it. These references are never called; they put the
 * heavy parts of the design system beside the first screen, each in a file of its own, for every remote to share.
 */
export const onDemandLibraries = [
  () => import(/* webpackChunkName: "ui-menu" */ '@park/ui/menu'),
  () => import(/* webpackChunkName: "ui-date-picker" */ '@park/ui/date-picker'),
  () => import(/* webpackChunkName: "ui-form" */ '@park/ui/form'),
  () => import(/* webpackChunkName: "ui-chart" */ '@park/ui/chart'),
];

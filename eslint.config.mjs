export { default } from '@park/build/eslint';

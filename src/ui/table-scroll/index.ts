export { TableScroll, type TableScrollProps } from './TableScroll';

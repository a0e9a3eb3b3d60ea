/** The tools module for the configuration: the transform that puts a tool and the tables of its core into a page. */
export { default as remarkTools } from './build/remark-tools';

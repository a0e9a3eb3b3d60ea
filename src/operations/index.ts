/** Browser entry of the table of S3 operations; the build fills it, see `build/remark-operations.ts`. */
export { OperationRow, OperationTable, UnknownOperations } from './OperationTable';
export { OperationsFilter } from './OperationsFilter';

/** Browser entry point of the table of S3 operations. The build fills the table, see `build/remark-operations.ts`. */
export { OperationRow, OperationTable, UnknownOperations } from './OperationTable';
export { OperationsFilter } from './OperationsFilter';

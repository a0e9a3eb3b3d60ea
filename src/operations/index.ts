/** Browser entry point for the table of S3 operations. The build fills in the table (see `build/remark-operations.ts`). */
export { OperationRow, OperationTable, UnknownOperations } from './OperationTable';
export { OperationsFilter } from './OperationsFilter';

import useBaseUrl from '@docusaurus/useBaseUrl';
import React from 'react';
import { ChecksTable } from '../catalogue';
import { TwinLink } from '../publish';
import { Tested } from '../tested';

export default function TestedPage(): React.ReactNode {
  return (
    <>
      <TwinLink route={useBaseUrl('/tested')} />
      <Tested guides={<ChecksTable />} />
    </>
  );
}

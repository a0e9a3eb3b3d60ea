import React from 'react';
import { ByCategory } from '../catalogue';
import { Home } from '../home';

export default function HomePage(): React.ReactNode {
  return <Home integrations={<ByCategory />} />;
}

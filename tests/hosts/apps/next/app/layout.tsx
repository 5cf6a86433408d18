import type { ReactNode } from 'react';
import { PricebookSettings } from './pricebook-settings';

export const metadata = { title: 'Next.js', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <PricebookSettings />
        {children}
      </body>
    </html>
  );
}

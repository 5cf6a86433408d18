// A Server Component: the package's entries are the boundary to the client.
import { Header, Prices } from 'pricebook';

export default function Page() {
  return (
    <>
      <Header />
      <Prices pageSize={10} />
    </>
  );
}

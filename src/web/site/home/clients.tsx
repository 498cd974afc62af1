import { ClientLogo, clientLogos } from '#web/pictures/client-logos.tsx';
import { Carousel } from '#web/ui/carousel.tsx';

export function Clients() {
  return (
    <section aria-labelledby="clients" className="wrap section">
      <Carousel
        label="Client logos"
        heading={
          <h2 id="clients" className="max-w-[20ch] text-h2">
            Shops, clinics and schools that work with us
          </h2>
        }
      >
        {clientLogos.map((logo) => (
          <ClientLogo key={logo.name} {...logo} />
        ))}
      </Carousel>
    </section>
  );
}

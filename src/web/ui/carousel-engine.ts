import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

const autoplayMs = 3000;

/** Makes a row of items one that moves round. It is fetched when the row comes near. */
export function startEngine(viewport: HTMLElement) {
  const autoplay = Autoplay({
    delay: autoplayMs,
    playOnInit: false,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    stopOnFocusIn: true,
  });
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start' }, [autoplay]);
  return { embla, autoplay };
}
export type Engine = ReturnType<typeof startEngine>;

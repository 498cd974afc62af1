import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';
import type { About } from '#content/about/about.ts';

/** The sample text of the About page. The founder is nobody. */
const about: About = {
  isSample: true,
  headline: 'We build what brings customers in',
  lead: 'A studio in Kandivali West that draws, builds and advertises for shops, clinics, schools and builders across India.',
  founderHeading: 'Our founder',
  founderName: 'Meera Example',
  founderRole: 'Founder · a sample: the owner’s own words belong here',
  founderText: `Our founder built a first website for a hardware shop in the neighbourhood. It was not pretty, but the phone rang. That is still how we judge our work: not by how it looks in a presentation, but by what happens at the counter the week after.

Today the founder still reads every brief and still sits in the first call.`,
  companyHeading: 'The company',
  companyText: `We started in 2016 at two desks. Designers, developers and advertising people have shared one room ever since, because work that is passed from office to office gets slower and nobody feels responsible for it.

Three things you can hold us to:

- You talk to the people who do the work.
- You see it grow every week, on a link that you can open on your phone.
- You own it when it is paid. The [code ownership page](/ownership) says exactly how.`,
  visionHeading: 'Our vision',
  visionText:
    'That a shop in a side street can be found, understood and trusted as easily as a chain on the high street.',
  missionHeading: 'Our mission',
  missionText:
    'To give every business a website that loads at once on a cheap phone, says plainly what it sells, and turns a visit into a call. And to show each month, in numbers, whether it does.',
};

export async function seedAbout(db: Db): Promise<void> {
  await db.insert(settings).values({ key: 'about', value: about }).onConflictDoNothing();
}

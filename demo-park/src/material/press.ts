import { pairs } from './sector';

/** Notes about what media outside wrote or said; the media are invented like everything else. */
export const media = [
  'Le Courrier du Rivage',
  'Radio Chasseral',
  'Industrie & Avenir',
  'Alpenblick Wirtschaft',
  'La Gazette des Ateliers',
  'TéléCôte',
  'The Lake Review',
];

export const pressTitles = pairs(`
  {medium} on {company}: "They simply work" | {medium} à propos {de company} : « Ça marche, tout simplement »
  In the press: {company} and its {short} | Dans la presse : {company} et ses {short}
  A portrait of {company} in {medium} | {medium} dresse le portrait {de company}
  {medium} visits {building} | {medium} en visite à {building}
  On the radio: {person} of {company} | Entendu à la radio : {person}, {company}
  {medium} devotes four pages to {sector} | Quatre pages sur la branche « {sector} » dans {medium}
`);

export const pressLeads = pairs(`
  {medium} spent a day with the makers of {product} and asked critical questions. | {medium} a passé une journée avec l'équipe qui conçoit ces {product}, sans éviter les questions qui fâchent.
  In its current issue {medium} explains why {customers} are interested in {short}. | Dans son dernier numéro, {medium} explique pourquoi des {customers} s'intéressent aux {short}.
  {person} spoke for half an hour about {short}, errors and the value of patience. | {person} a parlé pendant une demi-heure des {short}, de ses erreurs et des vertus de la patience.
`);

export const pressBodies = pairs(`
  The article praises the down-to-earth team and doubts its schedule. Both sides agreed to meet again in a year. | L'article loue la sobriété de l'équipe et doute de son calendrier. Rendez-vous est pris dans un an.
  The journalist tried the {short} herself and describes the moment when she forgot about them as the proof. | La journaliste a elle-même essayé les {short} et tient pour meilleure preuve le moment où elle a cessé d'y penser.
  A table compares seven providers. {company} does not come first, and says why that is fair. | Un tableau compare sept fournisseurs. {company} n'arrive pas en tête, et explique pourquoi c'est mérité.
  The broadcast can be heard for thirty days; there is a printed copy in the lobby of {building}. | L'émission s'écoute pendant trente jours ; un exemplaire imprimé se trouve dans le hall {de building}.
  For the first time the park itself is mentioned only in passing, which we take as a compliment. | Pour la première fois, le parc lui-même n'est cité qu'en passant, ce que nous prenons comme un compliment.
`);

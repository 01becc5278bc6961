import type { Random } from '../random';

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const firstNames = {
  fr: words(`Camille Léa Manon Chloé Inès Margaux Élodie Aurélie Céline Nathalie Sandrine Delphine Florence Laurence Mélanie Noémie Océane Pauline Romane Salomé Valérie Zoé Amélie Béatrice Clémence Diane Estelle Fanny Gaëlle Hélène Justine Louise Maude Naïma Ophélie Rachel Séverine Tamara Véronique Yasmine
    Lucas Hugo Noé Théo Antoine Bastien Cédric Damien Étienne Fabien Gilles Henri Jérôme Kevin Laurent Mathieu Nicolas Olivier Pascal Quentin Raphaël Sébastien Thierry Vincent Xavier Yann Adrien Blaise Christophe Didier Florian Grégoire Julien Loïc Maxime Patrick Romain Sylvain Tristan Yves`),
  de: words(`Anna Barbara Claudia Daniela Eva Franziska Gabriela Heidi Irene Jana Katharina Lena Martina Nadine Petra Regula Sabine Tanja Ursina Vreni Lara Mia Nina Ramona Simone
    Andreas Beat Christian Daniel Erich Fabian Gregor Hans Jonas Kaspar Lukas Marco Niklaus Oliver Philipp Reto Stefan Thomas Urs Walter Dominik Jan Matthias Roman Simon`),
  it: words(
    `Alessia Beatrice Chiara Daria Elena Francesca Giulia Ilaria Laura Martina Paola Sara Valentina Alessandro Bruno Carlo Davide Enrico Fabio Giorgio Luca Marco Nicola Paolo Stefano`,
  ),
  world:
    words(`Amara Aisha Ana Anjali Aylin Beatriz Carla Dilara Elif Fatima Hanna Ivana Jelena Joana Kavita Leila Linh Maria Mei Mina Nadia Olga Priya Rania Sofia Tereza Yuki Zainab
    Ahmed Ali Andrej Arjun Bao Carlos Diego Dragan Emre Hiroshi Ibrahim Jakub Joao Karim Luis Mehmet Miguel Nikola Omar Pedro Rajesh Samir Tarek Tomasz Viktor Wei`),
};

const lastNames = {
  fr: words(
    `Aebischer Aubry Baechler Berset Blanchard Bolomey Bonvin Borgeaud Bovet Bugnon Burnand Cachin Chappuis Chevalley Clerc Corthay Cosandey Cuendet Dénéréaz Desarzens Dubuis Ducret Dupraz Dutoit Emery Fankhauser Fasel Favrod Fontannaz Fournier Gaillard Gavillet Genoud Gilliéron Grandchamp Grosjean Guex Henchoz Huguenin Jaccoud Jaquier Jeanneret Jordan Joye Junod Kolly Lambelet Leresche Magnin Marguerat Martignier Matthey Mauron Mermoud Meylan Monney Morard Moret Mottier Muriset Nicole Oberson Oulevay Paccaud Pahud Pasche Perret Perroud Pidoux Piguet Pittet Pochon Python Rapin Ravussin Regamey Rey Reymond Richard Robadey Rossier Rouiller Ruchat Savary Schorderet Simonin Sottas Steiner Tâche Thévoz Tinguely Vallotton Vauthey Vionnet Vuilleumier Wicht Zbinden`,
  ),
  de: words(
    `Aeschbacher Ammann Bachmann Baumgartner Bieri Brunner Bühler Eberhard Egger Eichenberger Frei Furrer Gerber Graf Gubler Hauser Hess Hofer Huber Imhof Inauen Jenni Kälin Keller Kunz Lehmann Leuenberger Lüthi Mäder Marti Mühlemann Nef Odermatt Pfister Rüegg Schär Schmid Schnyder Stauffer Studer Sutter Tanner Vogt Wälti Wenger Widmer Wyss Zaugg Zehnder Zürcher`,
  ),
  it: words(
    `Albisetti Ambrosini Bernasconi Bianchi Camponovo Cattaneo Corti Delcò Ferrari Galli Guidotti Lepori Maggini Molinari Pedrazzini Pellegrini Quadri Rezzonico Riva Solari Tognola Zanetti`,
  ),
  world: words(
    `Abebe Ahmadi Almeida Bajrami Barros Çelik Chen Costa Da-Silva Demir Dias Fernandes Garcia Gashi Haddad Hoxha Ivanova Jovanović Kaya Khan Kowalska Kumar Lopes Marques Martins Nguyen Novak Okafor Pereira Petrović Pinto Popescu Ramírez Rodrigues Santos Sharma Singh Tanaka Tran Vieira Wang Yılmaz`,
  ),
};

export interface PersonName {
  firstName: string;
  lastName: string;
  /** Who grew up with French is written to in French. */
  language: 'en' | 'fr';
}

export function personName(random: Random): PersonName {
  const origin = random.weighted([
    ['fr', 56],
    ['de', 16],
    ['it', 8],
    ['world', 20],
  ] as const);
  const lastOrigin = random.chance(0.86) ? origin : random.pick(['fr', 'de', 'it', 'world'] as const);
  const doubled = random.chance(0.05) ? `-${random.pick(lastNames.fr)}` : '';
  return {
    firstName: random.pick(firstNames[origin]),
    lastName: random.pick(lastNames[lastOrigin]) + doubled,
    language: random.chance({ fr: 0.9, de: 0.25, it: 0.6, world: 0.2 }[origin]) ? 'fr' : 'en',
  };
}

/** "Zoé Jaccoud-Rey" → "zoe.jaccoud-rey": what stands before the @. */
export const mailName = (text: string): string =>
  text
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('&', ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, '-')
    .replace(/^-+|-+$/g, '');

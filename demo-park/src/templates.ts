import { english, french } from './typography';
import { zip } from './zip';

interface Template {
  key: string;
  label: { en: string; fr: string };
  /** Id in the catalog `template-categories`. */
  category: string;
  description: { en: string; fr: string };
  lines: { en: string[]; fr: string[] };
}

const templates: readonly Template[] = [
  {
    key: 'press-release',
    category: 'communication',
    description: {
      en: 'For news about your company that the park may publish too.',
      fr: 'Pour les nouvelles de votre entreprise, que le parc peut aussi publier.',
    },
    label: { en: 'Press release', fr: 'Communiqué de presse' },
    lines: {
      en: [
        '[Company] [does what], [since when or for whom]',
        'Rive-Claire, [date] – Who, what, when, where and why, in three sentences. Write the news first and the history last.',
        '"One quotation that somebody would really say," says [name, function].',
        'Figures, sources, and what happens next.',
        'About [company]: two sentences.',
        'Contact: [name, telephone, e-mail]',
      ],
      fr: [
        '[Entreprise] [fait quoi], [depuis quand ou pour qui]',
        "Rive-Claire, le [date] – Qui, quoi, quand, où et pourquoi, en trois phrases. La nouvelle d'abord, l'histoire à la fin.",
        "« Une citation que quelqu'un dirait vraiment », dit [nom, fonction].",
        'Chiffres, sources et suite.',
        'À propos de [entreprise] : deux phrases.',
        'Contact : [nom, téléphone, courriel]',
      ],
    },
  },
  {
    key: 'visitor-list',
    category: 'premises',
    description: {
      en: 'Send it to reception the day before your visitors arrive.',
      fr: 'À envoyer à la réception la veille de la visite.',
    },
    label: { en: 'Visitor list', fr: 'Liste des visiteurs' },
    lines: {
      en: [
        'Host: [name, company, building]',
        'Date and time: [from – until]',
        'Visitors: [name, company, number plate if they drive]',
        'Laboratories to be entered: [none / which, accompanied by whom]',
        'Please send to reception@demo.park the day before.',
      ],
      fr: [
        'Hôte : [nom, entreprise, bâtiment]',
        'Date et heure : [de – à]',
        'Visiteurs : [nom, entreprise, plaque le cas échéant]',
        'Laboratoires visités : [aucun / lesquels, accompagnés par qui]',
        'À envoyer la veille à reception@demo.park.',
      ],
    },
  },
  {
    key: 'move-request',
    category: 'premises',
    description: {
      en: 'For a move to other rooms inside the park.',
      fr: "Pour déménager dans d'autres locaux du parc.",
    },
    label: { en: 'Request for a move inside the park', fr: 'Demande de déménagement interne' },
    lines: {
      en: [
        'Company and contact: [name, telephone]',
        'From: [building, floor] To: [building, floor or "open"]',
        'Floor space now and needed: [m²]',
        'Heavy or sensitive equipment: [weight, dimensions, power, gases]',
        'Preferred date: [earliest – latest]',
      ],
      fr: [
        'Entreprise et contact : [nom, téléphone]',
        'De : [bâtiment, étage] Vers : [bâtiment, étage ou « ouvert »]',
        'Surface actuelle et souhaitée : [m²]',
        'Équipement lourd ou sensible : [poids, dimensions, puissance, gaz]',
        'Date souhaitée : [au plus tôt – au plus tard]',
      ],
    },
  },
  {
    key: 'safety-briefing',
    category: 'safety',
    description: {
      en: 'Signed by everybody who starts to work in a laboratory.',
      fr: 'Signée par toute personne qui commence à travailler dans un laboratoire.',
    },
    label: { en: 'Record of the safety briefing', fr: "Attestation d'instruction de sécurité" },
    lines: {
      en: [
        'Person instructed: [name, company, date of start]',
        'Instructed by: [name]',
        'Shown on site: escape routes, assembly point, extinguishers, eye wash, emergency shower, first-aid box, alarm numbers.',
        'Hazards of this workplace: [substances, machines, lasers, pressure]',
        'Both sign. The original stays with the company for five years.',
      ],
      fr: [
        'Personne instruite : [nom, entreprise, entrée en fonction]',
        'Instruite par : [nom]',
        "Montré sur place : voies d'évacuation, point de rassemblement, extincteurs, douche oculaire, douche de secours, pharmacie, numéros d'alarme.",
        'Dangers propres au poste : [substances, machines, lasers, pression]',
        "Les deux signent. L'original reste cinq ans dans l'entreprise.",
      ],
    },
  },
  {
    key: 'event-checklist',
    category: 'events',
    description: {
      en: 'From eight weeks before the event to the day after.',
      fr: "De huit semaines avant l'événement au lendemain.",
    },
    label: { en: 'Checklist for an event', fr: 'Liste de contrôle pour un événement' },
    lines: {
      en: [
        'Eight weeks before: room, date, speaker, budget.',
        'Four weeks before: text in both languages, picture, registration, members only or public?',
        'One week before: catering, equipment, signs, list of participants.',
        'On the day: arrive an hour early, test the microphone, open the windows.',
        'Afterwards: say thank you, tidy up, note what to do differently.',
      ],
      fr: [
        'Huit semaines avant : salle, date, intervenants, budget.',
        'Quatre semaines avant : texte dans les deux langues, image, inscription, membres ou public ?',
        'Une semaine avant : restauration, technique, signalétique, liste des participants.',
        'Le jour même : arriver une heure plus tôt, tester le micro, ouvrir les fenêtres.',
        "Après : remercier, ranger, noter ce qu'on fera autrement.",
      ],
    },
  },
];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const types = 'http://schemas.openxmlformats.org';

/** The smallest word-processor document that every office program opens. */
function document(title: string, lines: readonly string[]): Buffer {
  const paragraphOf = (text: string, properties = ''): string =>
    `<w:p><w:pPr><w:spacing w:after="200"/></w:pPr><w:r>${properties}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  const body = [
    paragraphOf(title, '<w:rPr><w:b/><w:sz w:val="36"/></w:rPr>'),
    ...lines.map((line) => paragraphOf(line, '<w:rPr><w:sz w:val="22"/></w:rPr>')),
  ].join('');
  return zip([
    [
      '[Content_Types].xml',
      `${xml}<Types xmlns="${types}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${xml}<Relationships xmlns="${types}/package/2006/relationships"><Relationship Id="rId1" Type="${types}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `${xml}<w:document xmlns:w="${types}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ],
  ]);
}

export function templateFiles(): Array<readonly [string, Buffer]> {
  return templates.flatMap((template) => [
    [
      `templates/${template.key}.en.docx`,
      document(english(template.label.en), template.lines.en.map(english)),
    ] as const,
    [`templates/${template.key}.fr.docx`, document(french(template.label.fr), template.lines.fr.map(french))] as const,
  ]);
}

export const templateList = (): unknown[] =>
  templates.map((template) => ({
    key: template.key,
    label: { en: english(template.label.en), fr: french(template.label.fr) },
    description: { en: english(template.description.en), fr: french(template.description.fr) },
    category: template.category,
    files: { en: `${template.key}.en.docx`, fr: `${template.key}.fr.docx` },
  }));

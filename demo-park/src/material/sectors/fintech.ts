import { sector } from '../sector';

export const fintech = sector({
  id: 'fintech',
  label: { en: 'financial technology', fr: 'technologies financières' },
  tags: ['payments', 'regtech', 'insurance'],
  companies: `
    Ledgerine | reconciliation engines | engines | close the books of a small bank overnight | moteurs de rapprochement | moteurs | bouclent les comptes d'une petite banque en une nuit | cantonal banks
    Pagalo | payment terminals for markets | terminals | go on working when the network does not | terminaux de paiement pour marchés | terminaux | continuent de fonctionner quand le réseau s'arrête | market traders
    Rentevia | pension simulators | simulators | show a forty-year-old what part-time work really costs | simulateurs de prévoyance | simulateurs | montrent aux quadragénaires ce que coûte vraiment un temps partiel | pension funds
    Fiduxa | bookkeeping assistants | assistants | read receipts in four national languages | assistants comptables | assistants | lisent les quittances dans les quatre langues nationales | fiduciary companies
    Assurelle | insurance products for shared tools | products | cover a drill by the hour | produits d'assurance pour outils partagés | produits | couvrent une perceuse à l'heure | regional insurers
    Hypotéo | mortgage comparisons | comparisons | show what early repayment costs before anybody signs | comparatifs d'hypothèques | comparatifs | donnent le prix du remboursement anticipé avant la signature | cantonal banks
    Vigilex | transaction monitors | monitors | raise one alarm where others raise fifty | outils de surveillance des transactions | outils | donnent une alerte là où d'autres en donnent cinquante | cantonal banks
    Tokenhaus | registers for unlisted shares | registers | replace the folder in the lawyer's cabinet | registres pour actions non cotées | registres | remplacent le classeur dans l'armoire de l'avocat | fiduciary companies
    Climafonds | climate-risk scores for property | scores | count hail, heat and landslides parcel by parcel | notes de risque climatique pour l'immobilier | notes | comptent la grêle, la chaleur et les glissements parcelle par parcelle | regional insurers
    Kassandro | cash-flow forecasts for small firms | forecasts | see the tight month three months ahead | prévisions de trésorerie pour petites entreprises | prévisions | voient le mois difficile trois mois à l'avance | fiduciary companies; cantonal banks
    Donaria | giving platforms for foundations | platforms | show each donor where the last franc went | plateformes de dons pour fondations | plateformes | montrent à chaque donateur où est allé le dernier franc | charitable foundations
    Quittance Plus | rent payment services | services | remind tenants before the landlord does | services de paiement des loyers | services | préviennent les locataires avant la gérance | property managers
    Arbitrelle | tools for treasury teams | tools | hedge small foreign-currency bills automatically | outils pour services de trésorerie | outils | couvrent automatiquement les petites factures en devises | family offices
  `,
  customers: `
    cantonal banks | banques cantonales
    family offices | gestionnaires de fortune familiale
    fiduciary companies | sociétés fiduciaires
    pension funds | caisses de pension
    regional insurers | assureurs régionaux
    market traders | commerçants de marché
    charitable foundations | fondations d'utilité publique
    property managers | gérances immobilières
  `,
  results: `
    After six months, the first customer extended its contract by three years. | Après six mois, le premier client a prolongé son contrat de trois ans.
    An auditing firm examined the {short} and had no reservations. | Une société d'audit a contrôlé les {short} sans émettre de réserve.
    Support receives fewer questions than a year ago, with four times as many users. | Le support reçoit moins de questions qu'il y a un an, pour quatre fois plus d'utilisateurs.
    The supervisory authority asked eleven questions about the {short} and raised no objection. | L'autorité de surveillance a posé onze questions sur les {short} et n'a pas formulé d'objection.
    In a trade journal's comparison, the {short} came second of seven products. | Dans le comparatif d'une revue spécialisée, les {short} occupent le deuxième rang sur sept.
    Seven out of ten new customers come through a recommendation. | Sept nouveaux clients sur dix viennent par recommandation.
    Introducing the {short} at a new customer now takes two days instead of two weeks. | La mise en service chez un nouveau client prend désormais deux jours au lieu de deux semaines.
  `,
  topics: `
    Instant payments, one year on | Les paiements instantanés, un an après | What changed for shops, banks and fraudsters. | Ce qui a changé pour les commerces, les banques et les fraudeurs.
    Explaining a credit decision | Expliquer une décision de crédit | A refused applicant has questions: wording, data and law. | Une personne refusée pose des questions : formulation, données et droit.
    Accounting for engineers | La comptabilité pour ingénieurs | A balance sheet drawn as a circuit diagram, for people who fear neither. | Un bilan dessiné comme un schéma électrique, pour qui ne craint ni l'un ni l'autre.
    Fighting fraud without annoying customers | Lutter contre la fraude sans fâcher les clients | How to set thresholds, measure false alarms and say sorry well. | Fixer les seuils, mesurer les fausses alertes et bien présenter ses excuses.
    Open finance in Switzerland | La finance ouverte en Suisse | Interfaces, contracts and the questions nobody has answered yet. | Interfaces, contrats et questions encore sans réponse.
    Sandbox licence: who needs it? | Licence allégée : pour qui ? | A lawyer and two founders go through three business models. | Une avocate et deux fondateurs passent en revue trois modèles d'affaires.
    Pensions for small teams | La prévoyance des petites équipes | Choosing a fund for eight people, line by line. | Choisir une caisse pour huit personnes, ligne par ligne.
    Money laundering rules in plain words | Le blanchiment d'argent en mots simples | What a start-up has to check, keep and report. | Ce qu'une start-up doit vérifier, conserver et annoncer.
  `,
  jobs: `
    software | Back-end engineer, payments | Ingénieur·e back-end, paiements
    software | Front-end engineer | Ingénieur·e front-end
    data | Risk analyst | Analyste risques
    finance | Compliance officer | Responsable conformité
    finance | Financial controller | Contrôleur·euse de gestion
    commercial | Partnerships manager, banks | Responsable partenariats, banques
    communication | Content editor, French and German | Rédacteur·trice, français et allemand
    software | Site reliability engineer | Ingénieur·e fiabilité des systèmes
  `,
});

import { sector } from '../sector';

export const fintech = sector({
  id: 'fintech',
  label: { en: 'financial technology', fr: 'technologies financières' },
  tags: ['payments', 'regtech', 'insurance'],
  companies: `
    Ledgerine | reconciliation engines | engines | close the books of a small bank overnight | moteurs de rapprochement | moteurs | bouclent les comptes d'une petite banque en une nuit | cantonal banks
    Pagalo | payment terminals for markets | terminals | also work without a network connection | terminaux de paiement pour marchés | terminaux | fonctionnent aussi sans connexion au réseau | market traders
    Rentevia | pension simulators | simulators | show how part-time work affects the pension | simulateurs de prévoyance | simulateurs | montrent l'effet d'un temps partiel sur la rente | pension funds
    Fiduxa | bookkeeping assistants | assistants | read receipts in four national languages | assistants comptables | assistants | lisent les quittances dans les quatre langues nationales | fiduciary companies
    Assurelle | insurance products for shared tools | insurance products | cover a drill by the hour | produits d'assurance pour outils partagés | produits d'assurance | couvrent une perceuse à l'heure | regional insurers
    Hypotéo | mortgage comparisons | comparisons | show what early repayment costs before anybody signs | comparatifs d'hypothèques | comparatifs | donnent le prix du remboursement anticipé avant la signature | cantonal banks
    Vigilex | transaction monitors | monitors | raise fewer false alarms than earlier systems | outils de surveillance des transactions | outils | émettent moins de fausses alertes que les anciens systèmes | cantonal banks
    Tokenhaus | registers for unlisted shares | registers | replace paper share registers | registres pour actions non cotées | registres | remplacent les registres d'actions sur papier | fiduciary companies
    Climafonds | climate-risk scores for property | scores | assess hail, heat and landslides for each plot | notes de risque climatique pour l'immobilier | notes | évaluent la grêle, la chaleur et les glissements de terrain pour chaque parcelle | regional insurers
    Kassandro | cash-flow forecasts for small firms | forecasts | show shortages three months in advance | prévisions de trésorerie pour petites entreprises | prévisions | signalent un manque de liquidités trois mois à l'avance | fiduciary companies; cantonal banks
    Donaria | online giving platforms | platforms | show donors how their gifts are used | plateformes de dons en ligne | plateformes | montrent aux donateurs l'usage de leurs dons | charitable foundations
    Quittance Plus | rent payment services | services | remind tenants before the rent is due | services de paiement des loyers | services | préviennent les locataires avant l'échéance | property managers
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
    Explaining a credit decision | Expliquer une décision de crédit | How to answer a refused applicant: wording, data and law. | Comment répondre à une personne dont la demande est refusée : formulation, données et droit.
    Accounting for engineers | La comptabilité pour ingénieurs | Balance sheet and income statement, explained for people who have never studied them. | Bilan et compte de résultat, expliqués aux personnes qui ne les ont jamais étudiés.
    Preventing fraud | Prévenir la fraude | How to set thresholds, measure false alarms and inform customers. | Comment fixer les seuils, mesurer les fausses alertes et informer la clientèle.
    Open finance in Switzerland | La finance ouverte en Suisse | Interfaces, contracts and open questions. | Interfaces, contrats et questions ouvertes.
    Sandbox licence: who needs it? | Licence allégée : pour qui ? | A lawyer and two founders go through three business models. | Une avocate et deux fondateurs passent en revue trois modèles d'affaires.
    Pensions for small teams | La prévoyance des petites équipes | How to choose a pension fund for eight people. | Comment choisir une caisse de pension pour huit personnes.
    Rules against money laundering | Les règles contre le blanchiment d'argent | What a start-up has to check, keep and report. | Ce qu'une start-up doit vérifier, conserver et annoncer.
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

import { topics } from './sector';

/** Events for everybody in the park; those of one sector are in the sector's file. */
export const workshopTopics = topics(`
  Your first term sheet | Votre premier « term sheet » | Valuation, preference, drag-along: an investor and a lawyer comment on a real example. | Valorisation, préférence, sortie conjointe : une investisseuse et un avocat commentent un exemple réel.
  Hiring the first ten people | Recruter ses dix premiers collaborateurs | Job adverts, interviews and trial days, with the experience of two founders. | Annonces, entretiens et journées d'essai : deux fondatrices partagent leur expérience.
  Setting the right price | Fixer le bon prix | How to find a price, defend it and raise it. | Comment trouver un prix, le défendre et l'augmenter.
  Patent or publish? | Breveter ou publier ? | An exercise with real inventions, led by a patent attorney. | Un exercice sur de vraies inventions, animé par un conseil en brevets.
  Cap table clinic | Clinique du tableau de capitalisation | Bring your own table; an expert will go through it with you in confidence. | Apportez votre tableau ; une experte l'examinera avec vous, en toute confidentialité.
  Speaking to journalists | Parler aux journalistes | Two reporters interview participants on camera and show them the result. | Deux reporters interrogent les participants face caméra et leur montrent le résultat.
  Meetings that end on time | Des séances qui finissent à l'heure | Agenda, roles, decisions: practical advice for shorter meetings. | Ordre du jour, rôles, décisions : des conseils pratiques pour des séances plus courtes.
  Ending an employment contract | La fin du contrat de travail | Notice periods, references and final accounts, with a specialist in employment law. | Délais, certificats de travail et décompte final, avec une spécialiste du droit du travail.
  Work permits step by step | Permis de travail, étape par étape | From job offer to residence card, for employers and newcomers. | De l'offre d'emploi au permis de séjour, pour employeurs et nouveaux arrivants.
  VAT for exporters | La TVA pour les exportateurs | Forms, deadlines and the three most frequent mistakes. | Formulaires, délais et les trois erreurs les plus fréquentes.
  Applying for innovation funding | Demander un soutien à l'innovation | Two experts explain how they assess an application. | Deux experts expliquent comment ils évaluent une demande.
  Sales for technical people | La vente pour les profils techniques | An afternoon of practical exercises in pairs. | Un après-midi d'exercices pratiques à deux.
  Leading a project team | Diriger une équipe de projet | For project leads who have no staff of their own. | Pour les chef·fes de projet sans responsabilité hiérarchique.
  Writing in plain English | Écrire un anglais clair | Everybody brings half a page, which we edit together. | Chaque personne apporte une demi-page, que nous corrigeons ensemble.
  Écrire simplement en français | Écrire simplement en français | For people who write French at work and speak another language at home. | Pour les personnes qui écrivent en français au travail et parlent une autre langue à la maison.
  Shared workshop: introduction to the lathe | Atelier partagé : introduction au tour | Safety, tools and a first workpiece to take home. | Sécurité, outils et une première pièce à emporter.
  Shared workshop: laser cutter | Atelier partagé : découpe laser | From drawing to finished part, in wood and acrylic glass. | Du dessin à la pièce finie, en bois et en verre acrylique.
  First aid: resuscitation and defibrillator | Premiers secours : réanimation et défibrillateur | Practice on dummies, in groups of eight; certificate included. | Exercices sur mannequin, par groupes de huit ; attestation comprise.
  Recognising stress early | Reconnaître le stress à temps | An occupational physician explains the warning signs and where to find help. | Une médecin du travail présente les signes d'alerte et les aides disponibles.
  Shareholder agreements | Les conventions d'actionnaires | What founders should settle at the beginning. | Ce que les associés devraient régler dès le début.
  Insurance for young companies | Les assurances d'une jeune entreprise | Which policies are necessary, and which ones are not. | Celles qui sont nécessaires, et celles dont on peut se passer.
  Reading a balance sheet | Lire un bilan | An introduction with a real example, in two hours. | Une introduction en deux heures, sur un exemple réel.
  Ergonomics at the bench | L'ergonomie à la paillasse | A physiotherapist visits your workplace; places are limited. | Une physiothérapeute visite votre poste ; places limitées.
  Negotiating with large companies | Négocier avec les grandes entreprises | Buyers explain how they decide; with a role play. | Des acheteurs expliquent comment ils décident ; avec un jeu de rôle.
  Data backup in practice | La sauvegarde en pratique | Set up a backup and practise restoring a file. | Mettre en place une sauvegarde et s'exercer à restaurer un fichier.
  The portal in thirty minutes | Le portail en trente minutes | Rooms, parking, jobs and company page: an introduction for new tenants. | Salles, parking, emplois et page d'entreprise : une introduction pour les nouveaux locataires.
  Diversity in small teams | La diversité dans les petites équipes | Measures that have worked in companies of the park, with figures. | Les mesures qui ont fait leurs preuves dans des entreprises du parc, chiffres à l'appui.
  Succession: leaving one's own company | Transmettre : quitter sa propre entreprise | Three founders who have handed over their company talk about timing and money. | Trois fondateurs qui ont remis leur entreprise parlent du choix du moment et des questions d'argent.
`);

export const networkingTopics = topics(`
  Newcomers' breakfast | Petit-déjeuner des nouveaux | Coffee, croissants and answers from the park's team. | Café, croissants et réponses de l'équipe du parc.
  Founders' lunch | Midi des fondatrices et fondateurs | Lunch at one long table in the canteen, without presentations. | Repas à une grande table de la cantine, sans présentation.
  After work on the roof of Aurore | Apéro sur le toit d'Aurore | Drinks on the roof terrace; if it rains, we meet in the lobby. | Un verre sur la terrasse ; en cas de pluie, rendez-vous dans le hall.
  Soup and science | Soupe et science | A ten-minute talk from a laboratory, then soup. | Un laboratoire se présente en dix minutes, puis on sert la soupe.
  An evening for women in technology | Soirée femmes et technique | A short talk, followed by a discussion and drinks; everyone is welcome. | Une brève conférence, suivie d'une discussion et d'un verre ; ouvert à toutes et tous.
  Summer party on the square | Fête d'été sur la place | Barbecue, live music, children's corner and a race of home-made boats. | Grillades, musique, coin des enfants et course de bateaux faits maison.
  Fondue under the stars | Fondue sous les étoiles | Fondue on the square; bring a warm jacket. | Fondue sur la place ; prenez une veste chaude.
  Table tennis tournament | Tournoi de tennis de table | Teams of two, one per company; rackets are provided. | Équipes de deux, une par entreprise ; les raquettes sont fournies.
  Progressive dinner in three buildings | Souper itinérant des bâtiments | Starter, main course and dessert in three different buildings. | Entrée, plat et dessert dans trois bâtiments différents.
  Meet the neighbours: open floor | Rencontre de voisins : étage ouvert | The companies on one floor open their doors for an hour. | Les entreprises d'un étage ouvrent leurs portes pendant une heure.
  Language tandem evening | Soirée tandem linguistique | French, English, German, Italian: change tables every fifteen minutes. | Français, anglais, allemand, italien : on change de table toutes les quinze minutes.
  Board-game night | Soirée jeux de société | Bring a game or choose one of ours; drinks and crisps are provided. | Apportez un jeu ou choisissez l'un des nôtres ; boissons et chips sont offertes.
  Investors' breakfast | Petit-déjeuner des investisseurs | Four companies present themselves in four minutes each, followed by breakfast. | Quatre entreprises se présentent en quatre minutes chacune, puis petit-déjeuner.
  Alumni of the incubator | Anciens de la pépinière | Former tenants of the incubator share their experience. | D'anciens locataires de la pépinière partagent leur expérience.
  Lake swim before work | Baignade dans le lac avant le travail | Meet at the jetty at 6:45; sauna afterwards. | Rendez-vous au débarcadère à 6 h 45 ; sauna ensuite.
  Advent aperitif | Apéritif de l'Avent | Mulled wine, chestnuts and the choir of the park. | Vin chaud, marrons et le chœur du parc.
  Repair café | Café réparation | Bring broken appliances, clothes or bicycles; volunteers help to repair them. | Apportez appareils, habits ou vélos à réparer ; des bénévoles vous aident.
  Welcome of the apprentices | Accueil des apprentis | A morning tour of eleven companies, with lunch; parents are welcome. | Visite de onze entreprises en une matinée, repas compris ; les parents sont bienvenus.
`);

export const knovaTopics = topics(`
  KNOVA exchange: purchasing together | Échange KNOVA : acheter ensemble | Members buy gases, glass and courier services together. | Les membres regroupent leurs besoins en gaz, verrerie et coursiers.
  KNOVA clinic: manufacturing readiness | Clinique KNOVA : prêt pour la fabrication | Two experts examine a member's product before series production. | Deux experts examinent le produit d'un membre avant la production en série.
  KNOVA peer group: quality | Groupe KNOVA : qualité | A confidential exchange between quality managers. | Échange confidentiel entre responsables qualité.
  KNOVA peer group: finance | Groupe KNOVA : finances | Members compare how they deal with liquidity, banks and exchange rates. | Liquidités, banques et taux de change : les membres comparent leurs pratiques.
  KNOVA lab tour | Visite de laboratoires KNOVA | Two members show laboratories that are not usually open to visitors. | Deux membres ouvrent des laboratoires qui ne se visitent pas d'habitude.
  KNOVA technology watch | Veille technologique KNOVA | Three technologies are demonstrated and assessed. | Démonstration et évaluation de trois technologies.
  KNOVA funding radar | Radar KNOVA des financements | Calls for applications in the coming quarter, and who can apply. | Les appels à projets du prochain trimestre, et qui peut y répondre.
  KNOVA annual meeting | Assemblée annuelle KNOVA | Programme, budget, elections and a dinner. | Programme, budget, élections et repas.
  KNOVA matchmaking with research | Rencontres KNOVA avec la recherche | Twelve research laboratories present their services for companies. | Douze laboratoires de recherche présentent leurs prestations pour les entreprises.
  KNOVA workshop: export readiness | Atelier KNOVA : prêt à exporter | Market, partners and customs: each participant prepares a plan for one country. | Marché, partenaires, douane : chaque entreprise prépare un plan pour un pays.
`);

export const conferenceTopics = topics(`
  Rive-Claire Deep Tech Days | Journées deep tech de Rive-Claire | Sixty speakers in three halls, with an exhibition by companies of the park. | Soixante intervenants dans trois halles, avec une exposition des entreprises du parc.
  Lake Forum on Health Technology | Forum du lac : technologies de la santé | Hospitals, insurers and companies discuss how new products reach the patient. | Hôpitaux, assureurs et entreprises discutent de l'arrivée des nouveaux produits chez les patients.
  Precision Manufacturing Congress | Congrès de la fabrication de précision | Machines at work, talks in three languages and visits to six workshops. | Machines en marche, conférences en trois langues et visite de six ateliers.
  Energy Days: heating and cooling | Journées de l'énergie : chaud et froid | Heat networks, storage and lake water, with visits to plants in operation. | Réseaux thermiques, stockage et eau du lac, avec visite d'installations en service.
  Founders' Assembly | Assises de l'entrepreneuriat | A day for founders on financing, recruitment and lessons from failed projects. | Une journée pour les entrepreneurs : financement, recrutement et leçons de projets ratés.
  Photonics Week | Semaine de la photonique | Courses in the morning, talks in the afternoon, and an evening at the telescope. | Cours le matin, conférences l'après-midi et une soirée au télescope.
  Autonomous Systems Trials | Essais de systèmes autonomes | On land, in the air and on the lake: public trials and closed sessions. | Sur terre, en l'air et sur le lac : essais publics et séances fermées.
  Food of Tomorrow Fair | Salon de l'alimentation de demain | Tastings, buyers' meetings and a school kitchen. | Dégustations, rencontres avec les acheteurs et une cuisine d'école.
  Trustworthy Software Conference | Conférence du logiciel fiable | Verification, tests, audits and the organisation of on-call duty. | Vérification, tests, audits et organisation du service de piquet.
  Open Days of the Park | Portes ouvertes du parc | Seventy companies open their doors to families, neighbours and schools. | Septante entreprises ouvrent leurs portes aux familles, aux voisins et aux écoles.
`);

export const webinarTopics = topics(`
  Grants in fifteen minutes | Les subventions en quinze minutes | A short overview of the open calls, followed by questions. | Un bref aperçu des appels à projets ouverts, suivi de questions.
  New rules for remote work across the border | Nouvelles règles du télétravail frontalier | Social security, tax and permits for staff who live in France. | Assurances sociales, impôts et permis pour le personnel qui vit en France.
  Questions about customs | Vos questions sur la douane | A customs officer answers questions sent in beforehand. | Une collaboratrice de la douane répond aux questions envoyées à l'avance.
  Salary survey: the results | Enquête salariale : les résultats | Anonymous figures from 84 companies of the park. | Chiffres anonymes de 84 entreprises du parc.
  Accessibility of websites | L'accessibilité des sites | Five checks that you can do yourself in an hour. | Cinq contrôles à faire soi-même en une heure.
  Meet the building team | Rencontre avec l'équipe des bâtiments | Current building works, noisy periods and contacts. | Chantiers en cours, périodes bruyantes et personnes à contacter.
  Cyber alert of the month | L'alerte cyber du mois | Recent attacks on companies, and how to protect yourself. | Des attaques récentes contre des entreprises, et comment s'en protéger.
  Parental leave, explained for employers | Le congé parental expliqué aux employeurs | Legal rights, replacement and the return to work. | Droits, remplacement et retour au travail.
  Pension funds compared | Les caisses de pension comparées | Costs and benefits for teams of five to fifty. | Coûts et prestations pour équipes de cinq à cinquante.
  Reading club: one paper, one hour | Club de lecture : un article, une heure | A participant presents a recent scientific paper, followed by a discussion. | Une personne présente un article scientifique récent, suivi d'une discussion.
`);

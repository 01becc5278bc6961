import { topics } from './sector';

/** Events for everybody in the park; those of one sector stand with the sector. */
export const workshopTopics = topics(`
  Your first term sheet | Votre premier term sheet | Valuation, preference, drag-along: an investor and a lawyer read one aloud and argue. | Valorisation, préférence, sortie conjointe : une investisseuse et un avocat en lisent un à voix haute et en débattent.
  Hiring the first ten | Recruter les dix premiers | Job adverts, interviews and trial days, with the mistakes of people who have done it. | Annonces, entretiens et journées d'essai, avec les erreurs de celles et ceux qui l'ont déjà fait.
  Prices: too low, as usual | Les prix : trop bas, comme d'habitude | How to find a price, defend it and raise it. | Comment trouver un prix, le défendre et l'augmenter.
  Patent or publish? | Breveter ou publier ? | An exercise with real inventions and a stopwatch. | Un exercice avec de vraies inventions et un chronomètre.
  Cap table clinic | Clinique du tableau de capitalisation | Bring your spreadsheet; it will be kept confidential and probably corrected. | Apportez votre tableur ; il restera confidentiel et sera sans doute corrigé.
  Speaking to journalists | Parler aux journalistes | Two reporters interview participants on camera and show them the result. | Deux reporters interrogent les participants face caméra et leur montrent le résultat.
  Meetings that end on time | Des séances qui finissent à l'heure | Agenda, roles, decisions: a practical session that ends after sixty minutes. | Ordre du jour, rôles, décisions : une heure pratique qui se termine après soixante minutes.
  Giving notice, receiving notice | Donner et recevoir un congé | Deadlines, certificates and decency, with a specialist in employment law. | Délais, certificats et correction, avec une spécialiste du droit du travail.
  Work permits step by step | Permis de travail, étape par étape | From job offer to residence card, for employers and newcomers. | De l'offre d'emploi au permis de séjour, pour employeurs et nouveaux arrivants.
  VAT for exporters | La TVA des exportateurs | Forms, deadlines and the three cases that always go wrong. | Formulaires, délais et les trois cas qui tournent toujours mal.
  Applying for innovation funding | Demander un soutien à l'innovation | What experts look for, seen from their side of the table. | Ce que cherchent les experts, vu de leur côté de la table.
  Sales for people who dislike selling | La vente pour qui n'aime pas vendre | Questions instead of slides: an afternoon of practice in pairs. | Des questions plutôt que des diapositives : un après-midi d'exercices à deux.
  Leading without a title | Diriger sans titre | For project leads who may ask but not order. | Pour chef·fes de projet qui peuvent demander, mais pas ordonner.
  Writing in plain English | Écrire un anglais clair | Half a page each, edited together until everybody understands it. | Une demi-page chacun, corrigée ensemble jusqu'à ce qu'on la comprenne.
  Écrire simplement en français | Écrire simplement en français | For those who write French at work without having grown up with it. | Pour celles et ceux qui écrivent le français au travail sans l'avoir reçu au berceau.
  Shared workshop: introduction to the lathe | Atelier partagé : introduction au tour | Safety, tools and a first workpiece to take home. | Sécurité, outils et une première pièce à emporter.
  Shared workshop: laser cutter | Atelier partagé : découpe laser | From drawing to finished part, in wood and acrylic glass. | Du dessin à la pièce finie, en bois et en verre acrylique.
  First aid: resuscitation and defibrillator | Premiers secours : réanimation et défibrillateur | Practice on dummies, in groups of eight; certificate included. | Exercices sur mannequin, par groupes de huit ; attestation comprise.
  Stress: noticing early | Le stress : le voir venir | An occupational physician on signs, conversations and offers of help. | Une médecin du travail parle de signes, de conversations et d'aides.
  Shareholder agreements | Les conventions d'actionnaires | What you should settle while you still like each other. | Ce qu'il faut régler tant qu'on s'apprécie encore.
  Insurance check-up | Bilan d'assurances | Which cover a young company needs, and which one it does not. | Quelles couvertures une jeune entreprise doit avoir, et lesquelles non.
  Reading a balance sheet | Lire un bilan | Two hours, one real balance sheet, no jargon. | Deux heures, un vrai bilan, aucun jargon.
  Ergonomics at the bench | L'ergonomie à la paillasse | A physiotherapist visits your workplace; places are limited. | Une physiothérapeute visite votre poste ; places limitées.
  Negotiating with large companies | Négocier avec les grandes entreprises | Purchasing departments explain how they think; role play included. | Des acheteurs expliquent comment ils pensent ; jeu de rôle compris.
  Data backup, tried and tested | Sauvegarde, essai compris | Everyone restores a file, and those who cannot learn how. | Chacun restaure un fichier ; qui n'y arrive pas apprend comment faire.
  The portal in thirty minutes | Le portail en trente minutes | Rooms, parking, jobs and company page: a tour for new tenants. | Salles, parking, emplois et page d'entreprise : un tour pour nouveaux locataires.
  Diversity in small teams | La diversité dans les petites équipes | What helps beyond good will, with figures from the park. | Ce qui aide au-delà de la bonne volonté, avec les chiffres du parc.
  Succession: leaving one's own company | Transmettre : quitter sa propre entreprise | Three founders who handed over talk about timing, money and emptiness. | Trois fondateurs qui ont passé la main parlent du bon moment, d'argent et du vide qui suit.
`);

export const networkingTopics = topics(`
  Newcomers' breakfast | Petit-déjeuner des nouveaux | Coffee, croissants and the caretaker, who knows everything. | Café, croissants et le concierge, qui sait tout.
  Founders' lunch | Midi des fondatrices et fondateurs | One long table, no presentation, one rule: sit next to somebody you do not know. | Une longue table, aucune présentation, une règle : s'asseoir à côté d'une personne inconnue.
  After work on the roof of Aurore | Apéro sur le toit d'Aurore | If it rains we meet in the lobby; if not, you see the Alps. | S'il pleut, on se retrouve dans le hall ; sinon, on voit les Alpes.
  Soup and science | Soupe et science | A ten-minute talk from a laboratory, then soup. | Un laboratoire se présente en dix minutes, puis on sert la soupe.
  An evening for women in technology | Soirée femmes et technique | A short talk and a long conversation; everyone is welcome. | Courte conférence, longue discussion ; ouvert à toutes et tous.
  Summer party on the square | Fête d'été sur la place | Grill, band, children's corner and the race of the home-made boats. | Grillades, orchestre, coin des enfants et course de bateaux bricolés.
  Fondue under the stars | Fondue sous les étoiles | Twelve caquelons, one long evening; bring a warm jacket. | Douze caquelons, une longue soirée ; prenez une veste chaude.
  Table tennis tournament | Tournoi de tennis de table | Companies against companies, with a cup that nobody wants to dust. | Entreprises contre entreprises, pour une coupe que personne ne veut épousseter.
  Running dinner of the buildings | Souper itinérant des bâtiments | Starter, main course and dessert in three different buildings. | Entrée, plat et dessert dans trois bâtiments différents.
  Meet the neighbours: open floor | Rencontre de voisins : étage ouvert | One floor opens all its doors for an hour. | Un étage ouvre toutes ses portes pendant une heure.
  Language tandem evening | Soirée tandem linguistique | French, English, German, Italian: change tables every fifteen minutes. | Français, anglais, allemand, italien : on change de table toutes les quinze minutes.
  Board-game night | Soirée jeux de société | Games, crisps and a list of who still owes whom a rematch. | Des jeux, des chips et la liste de celles et ceux qui doivent une revanche.
  Investors' breakfast | Petit-déjeuner des investisseurs | Four companies, four minutes each, then eggs. | Quatre entreprises, quatre minutes chacune, puis des œufs.
  Alumni of the incubator | Anciens de la pépinière | Former tenants come back with advice, and with their children. | Celles et ceux qui sont partis reviennent, avec des conseils et des enfants.
  Lake swim before work | Baignade dans le lac avant le travail | Meet at the jetty at 6:45; sauna afterwards. | Rendez-vous au débarcadère à 6 h 45 ; sauna ensuite.
  Advent aperitif | Apéritif de l'Avent | Mulled wine, chestnuts and the choir of the park. | Vin chaud, marrons et le chœur du parc.
  Repair café | Café réparation | Bring what is broken; people who can repair it are there from five. | Apportez ce qui est cassé ; les bricoleurs sont là dès dix-sept heures.
  Welcome of the apprentices | Accueil des apprentis | A morning tour of eleven companies, with lunch; parents are welcome. | Une matinée à travers onze entreprises, repas compris ; les parents sont bienvenus.
`);

export const knovaTopics = topics(`
  KNOVA exchange: purchasing together | Échange KNOVA : acheter ensemble | Members buy gases, glass and courier services together. | Les membres regroupent leurs besoins en gaz, verrerie et coursiers.
  KNOVA clinic: manufacturing readiness | Clinique KNOVA : prêt pour la fabrication | Two experts go through the member's product, screw by screw. | Deux experts passent en revue le produit d'un membre, vis par vis.
  KNOVA peer group: quality | Groupe KNOVA : qualité | A confidential round of quality managers; the minutes stay in the room. | Tour de table confidentiel entre responsables qualité ; le procès-verbal reste dans la salle.
  KNOVA peer group: finance | Groupe KNOVA : finances | Liquidity, banks, exchange rates: what members really do. | Liquidités, banques, changes : ce que font vraiment les membres.
  KNOVA lab tour | Visite de laboratoires KNOVA | Behind the doors that are closed to others. | Derrière les portes fermées aux autres.
  KNOVA technology watch | Veille technologique KNOVA | Three trends, three demonstrations, one honest assessment. | Trois tendances, trois démonstrations, une appréciation honnête.
  KNOVA funding radar | Radar KNOVA des financements | The calls of the coming quarter and who should apply. | Les appels du trimestre à venir et à qui ils s'adressent.
  KNOVA annual meeting | Assemblée annuelle KNOVA | Programme, budget, elections and a dinner. | Programme, budget, élections et repas.
  KNOVA matchmaking with research | Rencontres KNOVA avec la recherche | Twelve laboratories present what they could do for you. | Douze laboratoires présentent ce qu'ils pourraient faire pour vous.
  KNOVA workshop: export readiness | Atelier KNOVA : prêt à exporter | Markets, partners, papers: a plan for one country in one day. | Marchés, partenaires, papiers : un plan pour un pays en un jour.
`);

export const conferenceTopics = topics(`
  Rive-Claire Deep Tech Days | Journées deep tech de Rive-Claire | Three halls, sixty speakers and an exhibition where you may touch everything. | Trois halles, soixante intervenants et une exposition où l'on peut tout toucher.
  Lake Forum on Health Technology | Forum du lac : technologies de la santé | Hospitals, insurers and companies on what reaches the patient, and why so much does not. | Hôpitaux, assureurs et entreprises sur ce qui parvient au patient, et pourquoi tant de choses n'y parviennent pas.
  Precision Manufacturing Congress | Congrès de la fabrication de précision | Machines at work, talks in three languages and visits to six workshops. | Machines en marche, conférences en trois langues et visite de six ateliers.
  Energy Days: the warm and the cold | Journées de l'énergie : le chaud et le froid | Heat networks, storage and lake water, with excursions to running plants. | Réseaux thermiques, stockage et eau du lac, avec excursions vers des installations en service.
  Founders' Assembly | Assises de l'entrepreneuriat | A full day on money, people and failure, without panels. | Une journée entière sur l'argent, les gens et l'échec, sans table ronde.
  Photonics Week | Semaine de la photonique | Courses in the morning, talks in the afternoon, and a night at the telescope. | Cours le matin, conférences l'après-midi, nuit au télescope.
  Autonomous Systems Trials | Essais de systèmes autonomes | On land, in the air and on the lake: public trials and closed sessions. | Sur terre, en l'air et sur le lac : essais publics et séances fermées.
  Food of Tomorrow Fair | Salon de l'alimentation de demain | Tastings, buyers' meetings and a school kitchen. | Dégustations, rencontres avec les acheteurs et une cuisine d'école.
  Trustworthy Software Conference | Conférence du logiciel fiable | Proofs, tests, audits and the people who answer at night. | Preuves, tests, audits et celles et ceux qui répondent la nuit.
  Open Days of the Park | Portes ouvertes du parc | Seventy companies open their doors to families, neighbours and schools. | Septante entreprises ouvrent leurs portes aux familles, aux voisins et aux écoles.
`);

export const webinarTopics = topics(`
  Grants in fifteen minutes | Les subventions en quinze minutes | A short overview of the open calls, followed by questions. | Un bref tour des appels ouverts, suivi de questions.
  New rules for remote work across the border | Nouvelles règles du télétravail frontalier | Social security, tax and permits for staff who live in France. | Assurances sociales, impôts et permis pour le personnel qui vit en France.
  Customs, live | La douane, en direct | An official answers questions sent in beforehand. | Une fonctionnaire répond aux questions envoyées à l'avance.
  Salary survey: the results | Enquête salariale : les résultats | Anonymous figures from 84 companies of the park. | Chiffres anonymes de 84 entreprises du parc.
  Accessibility of websites | L'accessibilité des sites | Five checks that anyone can do before lunch. | Cinq contrôles que tout le monde peut faire avant midi.
  Meet the building team | Rencontre avec l'équipe des bâtiments | What is being built, when it will be loud and whom to call. | Ce qui se construit, quand il y aura du bruit et qui appeler.
  Cyber alert of the month | L'alerte cyber du mois | What happened elsewhere and could happen here. | Ce qui est arrivé ailleurs et pourrait arriver ici.
  Parental leave, explained for employers | Le congé parental expliqué aux employeurs | Rights, replacement and the return. | Droits, remplacement et retour.
  Pension funds compared | Les caisses de pension comparées | Costs and benefits for teams of five to fifty. | Coûts et prestations pour équipes de cinq à cinquante.
  Reading club: one paper, one hour | Club de lecture : un article, une heure | Somebody presents a paper from outside their own field. | Une personne présente un article hors de son domaine.
`);

import { pairs } from './sector';

/** Said by somebody of the company; fits any sector and any kind of news. */
export const quotes = pairs(`
  We work closely with our first customers, and they still test every new version. | Nous travaillons en contact étroit avec nos premiers clients, qui testent encore chaque nouvelle version.
  The technical part went faster than expected. Agreeing on the dates took longer. | La partie technique est allée plus vite que prévu. C'est le calendrier qui a pris du temps.
  Before we add a function, we ask at least three customers whether they need it. | Avant d'ajouter une fonction, nous demandons à au moins trois clients s'ils en ont besoin.
  The last few weeks were busy. Now we can plan the next steps. | Les dernières semaines ont été chargées. Maintenant, nous pouvons préparer la suite.
  We are growing slowly, so that we can train new colleagues properly. | Nous grandissons lentement, pour prendre le temps de former les nouveaux collègues.
  Our customers expect reliability above all, and that is what we work on. | Nos clients attendent avant tout de la fiabilité ; c'est là-dessus que nous travaillons.
  A team on our floor had already solved a similar problem and showed us how. | Une équipe de notre étage avait déjà résolu un problème semblable et nous a montré comment.
  Our instructions used to be forty pages long. Now there are six. | Notre mode d'emploi comptait quarante pages. Il en a six aujourd'hui.
  The measurements are useful, but we learned more from talking to users. | Les mesures sont utiles, mais les discussions avec les utilisateurs nous ont appris davantage.
  We dropped one function in the end; it would have cost us another year. | Nous avons finalement renoncé à une fonction, qui nous aurait coûté une année de plus.
  Several colleagues learned a new trade on the job, and we are grateful to them. | Plusieurs collègues ont appris un nouveau métier chez nous, et nous leur en sommes reconnaissants.
  Anybody who writes to us gets an answer within a day. That should not change as we grow. | Toute personne qui nous écrit reçoit une réponse dans la journée. Cela ne doit pas changer avec notre croissance.
  We are glad to be by the lake. Most of the team lives nearby. | Nous sommes contents d'être au bord du lac. La plupart d'entre nous habitent tout près.
  The prototype was ready within months. Organising production and support took two years. | Le prototype était prêt en quelques mois. Organiser la production et le suivi a demandé deux ans.
  Our task now is to keep the quality the same from one delivery to the next. | Nous devons maintenant garantir la même qualité d'une livraison à l'autre.
  We turned down two other projects this year in order to have enough time. | Cette année, nous avons refusé deux autres projets pour avoir assez de temps.
  Most of it was routine work: tests, documents and more tests. | C'était surtout du travail de routine : des essais, des documents, et encore des essais.
  Our competitors are larger. Customers choose us because they can reach us by telephone. | Nos concurrents sont plus grands. Les clients nous choisissent parce que nous répondons au téléphone.
  Since our prices have been on the website, negotiations have been shorter. | Depuis que nos prix figurent sur notre site, les négociations sont plus courtes.
  Our apprentices were involved from the beginning. | Nos apprentis ont participé dès le début.
  About half of our improvements go back to suggestions from users. | Environ la moitié de nos améliorations viennent de suggestions d'utilisateurs.
  Two years ago we only had a sketch. Today customers work with our product every day. | Il y a deux ans, nous n'avions qu'une esquisse. Aujourd'hui, des clients travaillent chaque jour avec notre produit.
  Our first customer is still with us. | Notre premier client nous est resté fidèle.
  We are a small team, and decisions are made quickly. | Nous sommes une petite équipe, et les décisions se prennent vite.
  We made a mistake in the planning and lost four months. We have learned from it. | Nous avons fait une erreur de planification, qui nous a coûté quatre mois. Nous en avons tiré les leçons.
  Being close to other young companies helps: most of our questions have been answered next door. | La proximité d'autres jeunes entreprises nous aide : la plupart de nos questions ont trouvé leur réponse à côté.
  I am particularly pleased for the colleagues who have been here from the start. | Je m'en réjouis surtout pour les collègues qui sont là depuis le début.
  Next, we want to shorten delivery times. | Nous voulons maintenant raccourcir les délais de livraison.
  We have been asked why we do not grow faster. Our answer is that support has to keep pace. | On nous demande pourquoi nous ne grandissons pas plus vite. Il faut que le service à la clientèle puisse suivre.
  Every new colleague spends a week with a customer before starting work here. | Chaque nouvelle personne passe une semaine chez un client avant de commencer chez nous.
  We were surprised by the interest from abroad. | L'intérêt venu de l'étranger nous a surpris.
  It is a good result, but there is still a lot to do. | C'est un bon résultat, mais il reste beaucoup à faire.
  We owe a great deal to our suppliers, who often found a solution before we did. | Nous devons beaucoup à nos fournisseurs, qui ont souvent trouvé la solution avant nous.
  Our customers told us what was missing, and we worked through their list. | Nos clients nous ont dit ce qui manquait, et nous avons suivi leur liste.
  Without the support of the canton, we would not have started. | Sans le soutien du canton, nous n'aurions pas commencé.
  The first two years were harder than we had imagined. | Les deux premières années ont été plus dures que nous ne l'avions imaginé.
  We prefer to promise less and to deliver on time. | Nous préférons promettre moins et livrer à temps.
  New users are trained in half a day. That was one of our aims from the beginning. | Les nouveaux utilisateurs sont formés en une demi-journée. C'était l'un de nos objectifs dès le départ.
  We still have a lot to learn about foreign markets. | Nous avons encore beaucoup à apprendre sur les marchés étrangers.
  Half of the team comes from outside the industry, and that has proved to be an advantage. | La moitié de l'équipe vient d'une autre branche, et c'est un avantage.
  What counts for us is that the product is still in use after three years. | Ce qui compte pour nous, c'est que le produit serve encore après trois ans.
  We document every test, including those that fail. | Nous documentons chaque essai, y compris ceux qui échouent.
  We expect a quiet winter and will use it for development. | Nous prévoyons un hiver calme, que nous mettrons à profit pour le développement.
  The next step is to train our partners, so that they can look after customers themselves. | La prochaine étape est de former nos partenaires, pour qu'ils puissent suivre eux-mêmes la clientèle.
`);

export const speakers = pairs(`
  member of the founding team | membre de l'équipe fondatrice
  head of development | responsable du développement
  head of production | responsable de la production
  product lead | responsable produit
  member of the management team | membre de la direction
  head of quality | responsable qualité
  head of customer support | responsable du service clients
`);

import { sector } from '../sector';

export const cyber = sector({
  id: 'cyber',
  label: { en: 'cybersecurity', fr: 'cybersécurité' },
  tags: ['security', 'identity', 'privacy'],
  companies: `
    Bastionnet | firewalls for pumping stations | firewalls | also protect old controllers | pare-feu pour stations de pompage | pare-feu | protègent aussi les anciens automates | water and power utilities
    Cryptavia | encryption modules for satellites | modules | change their keys in orbit | modules de chiffrement pour satellites | modules | changent de clés en orbite | satellite operators
    Sentinova | phishing drills for small firms | drills | train staff to recognise forged messages | exercices d'hameçonnage pour petites entreprises | exercices | apprennent au personnel à reconnaître les faux messages | law firms; municipalities
    Veridoc | signatures for medical certificates | signatures | can be checked with any phone | signatures pour certificats médicaux | signatures | se vérifient avec n'importe quel téléphone | private clinics
    Nocturna Security | overnight monitoring services for servers | services | alert the right person when a server is attacked | services de surveillance nocturne pour serveurs | services | alertent la bonne personne en cas d'attaque | municipalities
    Identello | login keys for shared workstations | keys | let staff log in with their badge | clés d'accès pour postes partagés | clés | permettent au personnel de se connecter avec son badge | private clinics
    Oublia | deletion services for personal data | services | document every deletion for audits | services d'effacement de données personnelles | services | documentent chaque effacement en vue des contrôles | law firms
    Patchwright | update systems for machine tools | systems | install updates between two production runs | systèmes de mise à jour pour machines-outils | systèmes | installent les mises à jour entre deux séries de production | suppliers of the watch industry
    Confidentis | computing environments for sensitive statistics | environments | allow evaluations without access to individual records | environnements de calcul pour statistiques sensibles | environnements | permettent des analyses sans accès aux données individuelles | statistical offices
    Hameçon | detectors for forged invoices | detectors | notice when an account number has been changed | détecteurs de fausses factures | détecteurs | signalent un numéro de compte modifié | municipalities
    Postquanta | libraries for quantum-safe encryption | libraries | protect documents that must remain secret for thirty years | bibliothèques de chiffrement post-quantique | bibliothèques | protègent des documents qui doivent rester secrets trente ans | law firms
    Traceline | registers of software components | registers | show within a minute which systems a weakness affects | registres de composants logiciels | registres | indiquent en une minute quels systèmes sont touchés par une faille | suppliers of the watch industry
    Voxguard | detectors for cloned voices | detectors | recognise artificial speech during a call | détecteurs de voix clonées | détecteurs | reconnaissent une voix artificielle pendant l'appel | private banks
  `,
  customers: `
    water and power utilities | services d'eau et d'électricité
    municipalities | communes
    private clinics | cliniques privées
    suppliers of the watch industry | sous-traitants de l'horlogerie
    law firms | études d'avocats
    satellite operators | exploitants de satellites
    statistical offices | offices de statistique
    private banks | banques privées
  `,
  results: `
    The first customer tested the {short} for three months and then signed a contract for five years. | Un premier client a testé les {short} pendant trois mois, puis signé un contrat de cinq ans.
    An independent security test found two weaknesses, both of which were corrected within a week. | Un test de sécurité indépendant a relevé deux faiblesses, corrigées en une semaine.
    The company has been certified to ISO 27001 since the spring. | L'entreprise est certifiée ISO 27001 depuis le printemps.
    The first customer introduced the {short} without interrupting its work. | Chez le premier client, la mise en service des {short} n'a entraîné aucune interruption.
    The technical documentation is public and has been reviewed by two universities. | La documentation technique est publique ; deux hautes écoles l'ont examinée.
    The {short} follow the recommendations of the Federal Office for Cybersecurity. | Les {short} suivent les recommandations de l'Office fédéral de la cybersécurité.
    Training a customer's staff takes half a day, online or on site. | La formation du personnel d'un client dure une demi-journée, en ligne ou sur place.
  `,
  topics: `
    Friday, 17:00: the ransom note | Vendredi, 17 h : la demande de rançon | A table-top exercise for management teams. | Un exercice sur table pour les équipes de direction.
    From passwords to passkeys | Des mots de passe aux clés d'accès | Introducing passkeys in a company of thirty, with the most frequent questions. | Introduire les clés d'accès dans une entreprise de trente personnes, avec les questions les plus fréquentes.
    Reading a contract for security | Lire un contrat sous l'angle de la sécurité | Which clauses matter, and which ones to negotiate. | Quelles clauses comptent, et lesquelles négocier.
    The data protection act in practice | La loi sur la protection des données en pratique | Registers, requests and deadlines, on the case of a newsletter. | Registres, demandes et délais, à partir du cas d'une infolettre.
    Locks, badges, cameras | Serrures, badges, caméras | Physical security of a laboratory, with a guided tour. | La sécurité physique d'un laboratoire, avec une visite guidée.
    Security in production | La sécurité en production | Update windows, isolation and spare parts for machines that run around the clock. | Fenêtres de mise à jour, isolation et pièces de rechange pour les machines qui tournent en continu.
    Quantum-safe: what to do this year | Cryptographie post-quantique : que faire cette année ? | How to draw up an inventory and which decisions follow from it. | Comment dresser un inventaire, et quelles décisions en tirer.
    Capture the flag for beginners | « Capture the flag » pour débutants | Teams of three solve ten tasks; pizza is included. | Dix épreuves par équipes de trois ; pizza comprise.
  `,
  jobs: `
    software | Security engineer | Ingénieur·e sécurité
    software | Cryptography engineer | Ingénieur·e en cryptographie
    operations | Incident response coordinator | Coordinateur·trice de réponse aux incidents
    quality | Information security auditor | Auditeur·trice en sécurité de l'information
    software | DevOps engineer | Ingénieur·e DevOps
    commercial | Pre-sales consultant, critical infrastructure | Consultant·e avant-vente, infrastructures critiques
    people | Security awareness trainer | Formateur·trice en sensibilisation à la sécurité
    software | Intern, penetration testing | Stagiaire en tests d'intrusion
  `,
});

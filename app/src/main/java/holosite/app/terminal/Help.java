package holosite.app.terminal;

import java.util.List;

/** The introduction before the first question, and the list of commands. */
final class Help {
    private Help() {}

    /** How to play, in five lines. */
    static List<String> first(TerminalWords w, Seating seating) {
        if (seating.you().isEmpty()) {
            return List.of();
        }
        return List.of(
                w.say(
                                "You are the %s. ",
                                "Vous êtes le %s. ", w.narrator().side(seating.you().get()))
                        + w.say(
                                "Empty the opponent's Life Force: Reserve Deck, Force Pile and Used"
                                        + " Pile.",
                                "Videz la Force vitale de l'adversaire : pile de réserve, pile de"
                                        + " Force et pile utilisée."),
                w.say(
                        "A turn: activate Force, drain where you alone are, deploy with Force,"
                                + " battle, move, draw.",
                        "Un tour : activer la Force, drainer là où vous êtes seul, déployer avec la"
                                + " Force, combattre, bouger, tirer."),
                w.say(
                        "Type the number of a choice, or activate 5, or draw 2; pass ends a phase,"
                                + " skip the opponent's turn.",
                        "Tapez le numéro d'un choix, ou activer 5, ou tirer 2 ; passer finit une"
                                + " phase, sauter le tour adverse."),
                w.say(
                        "Figures behind a card: power/ability/forfeit. Ask: why CARD, why not CARD"
                                + " PLACE, card TITLE.",
                        "Chiffres d'une carte : puissance/habileté/valeur de perte. Demandez :"
                                + " pourquoi CARTE, pourquoi pas CARTE LIEU, carte TITRE."),
                w.say(
                        "undo takes your last choice back; quit leaves, and the game is kept."
                                + " help lists everything.",
                        "annuler reprend votre dernier choix ; quitter arrête, et la partie est"
                                + " gardée. aide donne tout."));
    }

    static List<String> all(TerminalWords w) {
        return w.say(
                        """
                        3, or 1 3 4         the choice of that number, or several where several are asked for
                        pass, or 0          nothing of what is offered; in your phase: on to the next
                        skip                pass, and do not ask in the opponent's phases until the turn ends
                        own                 ask me too whether to cancel what I do myself, or no longer
                        activate 5          activate so much Force one after the other; also: activate all
                        draw 2              draw so many cards; also: draw all
                        table               draw the table again
                        log, log 50         the last lines of what happened
                        card TITLE          what a card is and says; part of the title will do
                        why CARD            what makes up its figures; of a location: drains, power, ability
                        why                 what makes up the Force you generate
                        why not CARD        why it cannot be deployed, moved, fired or used now
                        why not CARD PLACE  the same for one place or target
                        undo                back to your last choice
                        save FILE           keep the record of the game there from now on
                        quit                leave; play --resume goes on from here\
                        """,
                        """
                        3, ou 1 3 4             le choix de ce numéro, ou plusieurs quand on en demande plusieurs
                        passer, ou 0            rien de ce qui est offert ; dans votre phase : la suivante
                        sauter                  passer, sans plus demander pendant le tour de l'adversaire
                        miennes                 demander aussi s'il faut annuler mes propres actions, ou cesser
                        activer 5               activer autant de points de Force d'affilée ; ou : activer tout
                        tirer 2                 tirer autant de cartes ; ou : tirer tout
                        table                   redessiner la table
                        journal, journal 50     les dernières lignes de ce qui s'est passé
                        carte TITRE             ce qu'est et dit une carte ; une partie du titre suffit
                        pourquoi CARTE          ce qui fait ses chiffres ; d'une localisation : drainages, puissance
                        pourquoi                ce qui fait la Force que vous générez
                        pourquoi pas CARTE      pourquoi elle ne peut être déployée, déplacée ou utilisée
                        pourquoi pas CARTE LIEU la même chose pour un lieu ou une cible
                        annuler                 revenir à votre dernier choix
                        sauver FICHIER          garder désormais le récit de la partie dans ce fichier
                        quitter                 arrêter ; play --resume reprend d'ici\
                        """)
                .lines()
                .toList();
    }
}

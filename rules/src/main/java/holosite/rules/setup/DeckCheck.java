package holosite.rules.setup;

import holosite.language.Card;
import holosite.language.ability.HoldsCards;
import holosite.language.ability.Starts;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.effect.SetAside;
import holosite.language.prose.Language;
import holosite.rules.card.Definition;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a deck may be played with: sixty cards of one side, and a starting location that can lie
 * on an empty table, unless an Objective starts the game; beyond them no more cards than its
 * Starting Effect takes under it.
 */
public final class DeckCheck {
    private static final int CARDS = 60;
    private static final String STARTING = "starting-the-game";
    private static final String STARTING_LOCATIONS = "starting-locations";
    private static final String STARTING_EFFECT = "effect-starting";
    private static final String OBJECTIVES = "starting-the-game";

    private DeckCheck() {}

    /** Every reason against the deck, in English; none if it is legal. */
    public static List<String> reasons(Setup.PlayerDeck deck, Side side) {
        return problems(deck, side, DeckFormat.OPEN).stream().map(DeckProblem::en).toList();
    }

    /** Everything that prevents playing the deck in this format; nothing if it is legal. */
    public static List<DeckProblem> problems(Setup.PlayerDeck deck, Side side, DeckFormat format) {
        var problems = new ArrayList<DeckProblem>();
        size(deck.cards().size(), problems);
        deck.all().stream()
                .filter(card -> card.side() != side)
                .distinct()
                .forEach(card -> problems.add(otherSide(card, side)));
        deck.all().stream()
                .filter(card -> !format.allows(card))
                .distinct()
                .forEach(card -> problems.add(notInFormat(card, format)));
        long objectives = deck.cards().stream().filter(card -> card.is(CardType.OBJECTIVE)).count();
        if (objectives > 1) {
            problems.add(
                    new DeckProblem(
                            "A deck has at most one Objective; this one has " + objectives + ".",
                            "Un deck a au plus un objectif ; celui-ci en a " + objectives + ".",
                            "Take all Objectives out but one.",
                            "Retirez tous les objectifs sauf un.",
                            OBJECTIVES));
        }
        if (objectives == 0) {
            start(deck, problems);
        } else if (!deck.start().isEmpty()) {
            problems.add(
                    new DeckProblem(
                            "A deck with an Objective starts with it.",
                            "Un deck avec un objectif commence par lui.",
                            "Leave the starting location out.",
                            "Ne nommez pas de lieu de départ.",
                            OBJECTIVES));
        }
        deck.cards().stream()
                .filter(DeckCheck::fromOutside)
                .distinct()
                .forEach(card -> problems.add(waitsOutside(card)));
        under(deck, problems);
        return problems;
    }

    private static void size(int cards, List<DeckProblem> problems) {
        if (cards == CARDS) {
            return;
        }
        int off = Math.abs(CARDS - cards);
        boolean add = cards < CARDS;
        problems.add(
                new DeckProblem(
                        "A deck has exactly " + CARDS + " cards; this one has " + cards + ".",
                        "Un deck a exactement " + CARDS + " cartes ; celui-ci en a " + cards + ".",
                        (add ? "Add " : "Take out ") + off + ".",
                        (add ? "Ajoutez-en " : "Retirez-en ") + off + ".",
                        STARTING));
    }

    private static DeckProblem otherSide(Card card, Side side) {
        boolean dark = side == Side.DARK;
        return new DeckProblem(
                card.title() + " (" + card.id() + ") is not of the " + side.word() + " Side.",
                card.title()
                        + " ("
                        + card.id()
                        + ") n'est pas du côté "
                        + (dark ? "obscur" : "lumineux")
                        + ".",
                "A deck holds cards of one side only: take it out.",
                "Un deck ne contient que des cartes d'un seul côté : retirez-la.",
                STARTING);
    }

    private static DeckProblem notInFormat(Card card, DeckFormat format) {
        return new DeckProblem(
                card.title()
                        + " ("
                        + card.id()
                        + ") is of no set of the format "
                        + format.name(Language.EN)
                        + ".",
                card.title()
                        + " ("
                        + card.id()
                        + ") n'est d'aucune extension du format "
                        + format.name(Language.FR)
                        + ".",
                "Take it out, or play another format.",
                "Retirez-la, ou jouez dans un autre format.",
                "");
    }

    private static DeckProblem waitsOutside(Card card) {
        return new DeckProblem(
                card.title() + " is no card of a deck: it waits outside it.",
                card.title() + " n'est pas une carte de deck : elle attend en dehors.",
                "Put it under 'under'.",
                "Mettez-la parmi les cartes en dehors du deck.",
                card.is(CardType.DEFENSIVE_SHIELD) ? "defensive-shields" : "");
    }

    /** At most one Starting Effect, and no more cards from outside than it takes under it. */
    private static void under(Setup.PlayerDeck deck, List<DeckProblem> problems) {
        var effects =
                deck.cards().stream().filter(card -> card.is(Subtype.STARTING_EFFECT)).toList();
        if (effects.size() > 1) {
            int count = effects.size();
            problems.add(
                    new DeckProblem(
                            "A deck has at most one Starting Effect; this one has " + count + ".",
                            "Un deck a au plus un effet de départ ; celui-ci en a " + count + ".",
                            "Take all out but one.",
                            "Retirez-les tous sauf un.",
                            STARTING_EFFECT));
        }
        boolean aside = deck.cards().stream().anyMatch(DeckCheck::setsAside);
        int locations =
                (int) deck.under().stream().filter(card -> card.is(CardType.LOCATION)).count();
        if (locations > 0 && !aside) {
            problems.add(
                    new DeckProblem(
                            "No Objective of this deck sets a location aside.",
                            "Aucun objectif de ce deck ne met un lieu de côté.",
                            "Leave the location outside the deck out.",
                            "Retirez le lieu en dehors du deck.",
                            OBJECTIVES));
        }
        if (aside && locations == 0) {
            problems.add(
                    new DeckProblem(
                            "The Objective sets a location aside, and there is none.",
                            "L'objectif met un lieu de côté, et il n'y en a pas.",
                            "Add one to the cards outside the deck.",
                            "Ajoutez-en un aux cartes en dehors du deck.",
                            OBJECTIVES));
        }
        int cards = deck.under().size() - locations;
        int most = effects.stream().mapToInt(DeckCheck::takes).max().orElse(0);
        if (effects.isEmpty() && cards > 0) {
            problems.add(
                    new DeckProblem(
                            "Cards outside the deck need a Starting Effect in it to lie under;"
                                    + " there is none.",
                            "Les cartes en dehors du deck sont sous un effet de départ ; il n'y en"
                                    + " a pas.",
                            "Add a Starting Effect to the deck, or leave them out.",
                            "Ajoutez un effet de départ au deck, ou retirez-les.",
                            STARTING_EFFECT));
        } else if (cards > most) {
            String title = effects.getFirst().title();
            problems.add(
                    new DeckProblem(
                            "At most "
                                    + most
                                    + " cards lie under "
                                    + title
                                    + "; this deck has "
                                    + cards
                                    + ".",
                            "Au plus "
                                    + most
                                    + " cartes sont sous "
                                    + title
                                    + " ; ce deck en a "
                                    + cards
                                    + ".",
                            "Take out " + (cards - most) + ".",
                            "Retirez-en " + (cards - most) + ".",
                            STARTING_EFFECT));
        }
    }

    private static int takes(Card startingEffect) {
        return startingEffect.text().stream()
                .filter(HoldsCards.class::isInstance)
                .mapToInt(holds -> ((HoldsCards) holds).most())
                .max()
                .orElse(0);
    }

    /** Whether an Objective lays a card from outside the deck under itself. */
    public static boolean setsAside(Card card) {
        return card.text().stream()
                .anyMatch(
                        text ->
                                text instanceof Starts starts
                                        && starts.effects().stream()
                                                .anyMatch(SetAside.class::isInstance));
    }

    private static boolean fromOutside(Card card) {
        return card.is(CardType.DEFENSIVE_SHIELD) || card.is(CardType.GAME_AID);
    }

    private static void start(Setup.PlayerDeck deck, List<DeckProblem> problems) {
        String start = deck.start();
        String another = "Name a location of the deck that can lie on an empty table.";
        String autre = "Nommez un lieu du deck qui peut être posé sur une table vide.";
        if (start.isEmpty()) {
            problems.add(
                    new DeckProblem(
                            "The starting location is not named.",
                            "Le lieu de départ n'est pas nommé.",
                            "Add a line 'start: ' with the title of one of its locations.",
                            "Choisissez un de ses lieux pour commencer.",
                            STARTING_LOCATIONS));
            return;
        }
        var found = deck.cards().stream().filter(card -> card.title().equals(start)).findFirst();
        if (found.isEmpty()) {
            problems.add(
                    new DeckProblem(
                            "The starting location " + start + " is not in the deck.",
                            "Le lieu de départ " + start + " n'est pas dans le deck.",
                            "Add it, or start elsewhere.",
                            "Ajoutez-le, ou commencez ailleurs.",
                            STARTING_LOCATIONS));
        } else if (!found.get().is(CardType.LOCATION)) {
            problems.add(
                    new DeckProblem(
                            start + " is no location to start at.",
                            start + " n'est pas un lieu où commencer.",
                            another,
                            autre,
                            STARTING_LOCATIONS));
        } else if (!StartingLocationCheck.legal(new Definition(found.get()))) {
            problems.add(
                    new DeckProblem(
                            "The game cannot start at "
                                    + start
                                    + ": it needs another card on the table first.",
                            "Le jeu ne peut pas commencer à "
                                    + start
                                    + " : une autre carte doit d'abord être en jeu.",
                            another,
                            autre,
                            STARTING_LOCATIONS));
        }
    }
}

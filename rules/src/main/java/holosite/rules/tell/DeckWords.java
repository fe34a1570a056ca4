package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.UnreadableDeck;
import holosite.rules.setup.DeckFormat;
import holosite.rules.setup.DeckProblem;
import holosite.rules.setup.DeckRemedy;
import java.util.List;
import java.util.stream.Collectors;

/** Explains in one language why a deck cannot be read or played, and what to do about it. */
public final class DeckWords {
    private final Language language;

    public DeckWords(Language language) {
        this.language = language;
    }

    private String say(String en, String fr) {
        return language == Language.FR ? fr : en;
    }

    private String say(String en, String fr, Object... words) {
        return say(en, fr).formatted(words);
    }

    public String format(DeckFormat format) {
        return switch (format) {
            case OPEN -> say("Open", "Ouvert");
            case PREMIERE -> say("Premiere only", "Premiere seulement");
            case PREMIERE_TO_A_NEW_HOPE ->
                    say("Premiere to A New Hope", "De Premiere à A New Hope");
            case PREMIERE_TO_HOTH -> say("Premiere to Hoth", "De Premiere à Hoth");
            case EPISODE_I -> say("Episode I only", "Épisode I seulement");
        };
    }

    // ---- decks that break the rules

    public String problem(DeckProblem problem) {
        return switch (problem) {
            case DeckProblem.WrongSize(int required, int cards) ->
                    say(
                            "A deck has exactly %d cards; this one has %d.",
                            "Un deck a exactement %d cartes ; celui-ci en a %d.", required, cards);
            case DeckProblem.OtherSide(Card card, Side side) ->
                    say(
                            "%s (%s) is not of the " + side.word() + " Side.",
                            "%s (%s) n'est pas du côté "
                                    + (side == Side.DARK ? "obscur." : "lumineux."),
                            card.title(),
                            card.id());
            case DeckProblem.NotInFormat(Card card, DeckFormat format) ->
                    say(
                            "%s (%s) is of no set of the format %s.",
                            "%s (%s) n'est d'aucune extension du format %s.",
                            card.title(),
                            card.id(),
                            format(format));
            case DeckProblem.SeveralObjectives(int objectives) ->
                    say(
                            "A deck has at most one Objective; this one has %d.",
                            "Un deck a au plus un objectif ; celui-ci en a %d.", objectives);
            case DeckProblem.StartBesideObjective() ->
                    say(
                            "A deck with an Objective starts with it.",
                            "Un deck avec un objectif commence par lui.");
            case DeckProblem.BelongsOutside(Card card) ->
                    say(
                            "%s is no card of a deck: it waits outside it.",
                            "%s n'est pas une carte de deck : elle attend en dehors.",
                            card.title());
            case DeckProblem.InNoDeck(Card card) ->
                    say(
                            "%s is a game aid, to look things up on; no deck has it.",
                            "%s est une aide de jeu, à consulter ; aucun deck ne la contient.",
                            card.title());
            case DeckProblem.SeveralStartingEffects(int effects) ->
                    say(
                            "A deck has at most one Starting Effect; this one has %d.",
                            "Un deck a au plus un effet de départ ; celui-ci en a %d.", effects);
            case DeckProblem.NothingSetsAside() ->
                    say(
                            "No Objective of this deck sets a location aside.",
                            "Aucun objectif de ce deck ne met une localisation de côté.");
            case DeckProblem.NothingToSetAside() ->
                    say(
                            "The Objective sets a location aside, and there is none.",
                            "L'objectif met une localisation de côté, et il n'y en a pas.");
            case DeckProblem.NoStartingEffect() ->
                    say(
                            "Cards outside the deck need a Starting Effect in it to lie under;"
                                    + " there is none.",
                            "Les cartes en dehors du deck sont sous un effet de départ ; il n'y en"
                                    + " a pas.");
            case DeckProblem.TooManyUnder(Card effect, int most, int cards) ->
                    say(
                            "At most %d cards lie under %s; this deck has %d.",
                            "Au plus %d cartes sont sous %s ; ce deck en a %d.",
                            most,
                            effect.title(),
                            cards);
            case DeckProblem.NoStart() ->
                    say(
                            "The starting location is not named.",
                            "La localisation de départ n'est pas nommée.");
            case DeckProblem.StartNotInDeck(String title) ->
                    say(
                            "The starting location %s is not in the deck.",
                            "La localisation de départ %s n'est pas dans le deck.", title);
            case DeckProblem.StartIsNoLocation(String title) ->
                    say(
                            "%s is no location to start at.",
                            "%s n'est pas une localisation où commencer.", title);
            case DeckProblem.StartNeedsAnother(String title) ->
                    say(
                            "The game cannot start at %s: it needs another card on the table"
                                    + " first.",
                            "Le jeu ne peut pas commencer à %s : une autre carte doit d'abord être"
                                    + " en jeu.",
                            title);
        };
    }

    public String remedy(DeckProblem problem) {
        return switch (problem) {
            case DeckProblem.WrongSize(int required, int cards) ->
                    cards < required
                            ? say("Add %d.", "Ajoutez-en %d.", required - cards)
                            : say("Take out %d.", "Retirez-en %d.", cards - required);
            case DeckProblem.OtherSide _ ->
                    say(
                            "A deck holds cards of one side only: take it out.",
                            "Un deck ne contient que des cartes d'un seul côté : retirez-la.");
            case DeckProblem.NotInFormat _ ->
                    say(
                            "Take it out, or play another format.",
                            "Retirez-la, ou jouez dans un autre format.");
            case DeckProblem.SeveralObjectives _ ->
                    say("Take all Objectives out but one.", "Retirez tous les objectifs sauf un.");
            case DeckProblem.StartBesideObjective() ->
                    say(
                            "Leave the starting location out.",
                            "Ne nommez pas de localisation de départ.");
            case DeckProblem.BelongsOutside _ ->
                    say(
                            "Put it among the cards outside the deck.",
                            "Mettez-la parmi les cartes en dehors du deck.");
            case DeckProblem.InNoDeck _ -> say("Take it out.", "Retirez-la.");
            case DeckProblem.SeveralStartingEffects _ ->
                    say("Take all out but one.", "Retirez-les tous sauf un.");
            case DeckProblem.NothingSetsAside() ->
                    say(
                            "Leave the location outside the deck out.",
                            "Retirez la localisation en dehors du deck.");
            case DeckProblem.NothingToSetAside() ->
                    say(
                            "Add one to the cards outside the deck.",
                            "Ajoutez-en une aux cartes en dehors du deck.");
            case DeckProblem.NoStartingEffect() ->
                    say(
                            "Add a Starting Effect to the deck, or leave them out.",
                            "Ajoutez un effet de départ au deck, ou retirez-les.");
            case DeckProblem.TooManyUnder(var _, int most, int cards) ->
                    say("Take out %d.", "Retirez-en %d.", cards - most);
            case DeckProblem.NoStart() ->
                    say(
                            "Choose one of its locations to start at.",
                            "Choisissez une de ses localisations pour commencer.");
            case DeckProblem.StartNotInDeck _ ->
                    say("Add it, or start elsewhere.", "Ajoutez-la, ou commencez ailleurs.");
            case DeckProblem.StartIsNoLocation _, DeckProblem.StartNeedsAnother _ ->
                    say(
                            "Name a location of the deck that can lie on an empty table.",
                            "Nommez une localisation du deck qui peut être posée sur une table"
                                    + " vide.");
        };
    }

    // ---- what is done about it at one click

    public String remedy(DeckRemedy remedy) {
        return switch (remedy) {
            case DeckRemedy.TakeOut(List<DeckRemedy.Copies> copies, boolean _) ->
                    say("Take out %s", "Retirer %s", copies(copies));
            case DeckRemedy.TakeOutAll(DeckRemedy.Copies copies) ->
                    say("Take out %s", "Retirer %s", copies(List.of(copies)));
            case DeckRemedy.Add(DeckRemedy.Copies copies) ->
                    say("Add %s", "Ajouter %s", copies(List.of(copies)));
            case DeckRemedy.MoveOutside(Card card) ->
                    say("Put %s outside the deck", "Mettre %s en dehors du deck", card.title());
            case DeckRemedy.MoveInside(List<Card> cards) ->
                    say("Put %s into the deck", "Mettre %s dans le deck", titles(cards));
            case DeckRemedy.Keep(Card card, List<Card> _) ->
                    say("Keep only %s", "Ne garder que %s", card.title());
            case DeckRemedy.Exchange(Card card, Card other) -> exchange(card, other);
            case DeckRemedy.StartAt(String title) -> say("Start at %s", "Commencer à %s", title);
            case DeckRemedy.AddStart(Card location) ->
                    say("Add %s and start there", "Ajouter %s et commencer là", location.title());
            case DeckRemedy.NameNoStart() ->
                    say("Start with the Objective", "Commencer par l'objectif");
        };
    }

    /** A card of the other side has the same title; one of another set is told by its id. */
    private String exchange(Card card, Card other) {
        return card.side() == other.side()
                ? say("Take %s (%s) instead", "Prendre plutôt %s (%s)", other.title(), other.id())
                : say(
                        "Take %s of the " + other.side().word() + " Side instead",
                        "Prendre plutôt %s du côté "
                                + (other.side() == Side.DARK ? "obscur" : "lumineux"),
                        other.title());
    }

    private static String copies(List<DeckRemedy.Copies> copies) {
        return copies.stream()
                .map(some -> some.count() + "× " + some.card().title())
                .collect(Collectors.joining(", "));
    }

    private static String titles(List<Card> cards) {
        return cards.stream().map(Card::title).collect(Collectors.joining(", "));
    }

    // ---- texts that are no deck

    public String reason(UnreadableDeck.Reason reason) {
        return switch (reason) {
            case NO_CARDS ->
                    say(
                            "No card is named: write a line '2x Title' for each.",
                            "Aucune carte n'est nommée : écrivez une ligne « 2x Titre » pour"
                                    + " chacune.");
            case LINE ->
                    say(
                            "This line cannot be understood: write '2x Title', with a number from 1"
                                    + " on.",
                            "Cette ligne ne se comprend pas : écrivez « 2x Titre », avec un nombre"
                                    + " à partir de 1.");
            case NO_DECK_TAG ->
                    say(
                            "This looks like XML, but has no <deck> in it.",
                            "Cela ressemble à du XML, mais ne contient pas de <deck>.");
            case BROKEN_XML ->
                    say(
                            "The XML breaks here: export the deck again, and copy all of it.",
                            "Le XML est cassé ici : exportez le deck à nouveau et copiez-le en"
                                    + " entier.");
            case NO_ID ->
                    say(
                            "This card has no 'blueprintId' that could be understood.",
                            "Cette carte n'a pas de « blueprintId » compréhensible.");
            case DECLARATION ->
                    say(
                            "XML with declarations of its own (DOCTYPE, ENTITY) is not read: take"
                                    + " them out.",
                            "Du XML avec ses propres déclarations (DOCTYPE, ENTITY) n'est pas lu :"
                                    + " retirez-les.");
            case TOO_MANY ->
                    say(
                            "These are more than 300 cards: that is no deck.",
                            "Ce sont plus de 300 cartes : ce n'est pas un deck.");
        };
    }
}

package holosite.rules.kit;

import holosite.rules.card.NamedKind;
import holosite.rules.decision.Act;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Fate;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Locale;
import java.util.Optional;

/** Each choice of a decision in words. */
final class ChoiceWords {
    /** Stands for the name of any card. */
    private static final String CARD = "#";

    private final GameState game;
    private final Names names;
    private final Decision decision;

    ChoiceWords(GameState game, Names names) {
        this.game = game;
        this.names = names;
        this.decision = game.decision();
    }

    /** An act; of several that use a text of the same card, with the number of the text. */
    String act(Decision.ChooseAct acts, Act act) {
        if (!(act instanceof Act.WithCard with)) {
            return verb(act.kind(), "");
        }
        String words = verb(act, card(with.card()));
        if (!(act instanceof Act.WithText using)) {
            return words;
        }
        long texts =
                acts.acts().stream()
                        .filter(a -> a.kind() == act.kind())
                        .filter(a -> a instanceof Act.WithText one && one.card() == using.card())
                        .count();
        return texts > 1 ? words + text(using) : words;
    }

    /** The number of the text an act uses, as it may be said after any such act. */
    static String text(Act.WithText using) {
        return ", text " + (using.text() + 1);
    }

    /**
     * Whether words begin like an act and yet are those of none, such as {@code take off X-wing} in
     * place of {@code take off with X-wing}. They would never be offered, whatever the rules say.
     */
    static boolean isMisspokenAct(String words) {
        String first = firstWord(words);
        boolean begins = false;
        for (Act.Kind kind : Act.Kind.values()) {
            String before = verb(kind, CARD).split(CARD, 2)[0];
            if (words.startsWith(before)) {
                return false;
            }
            begins |= firstWord(before).equals(first);
        }
        return begins;
    }

    /** Whether words are those of an act, or pass. */
    static boolean isAct(String words) {
        if (words.equals("pass")) {
            return true;
        }
        for (Act.Kind kind : Act.Kind.values()) {
            if (words.startsWith(verb(kind, CARD).split(CARD, 2)[0])) {
                return true;
            }
        }
        return false;
    }

    private static String firstWord(String words) {
        return words.split(" ", 2)[0];
    }

    /** What a player says to do this with a card of that name. */
    static String verb(Act act, String card) {
        return verb(act.kind(), act instanceof Act.ShuttleOthers ? "with " + card : card);
    }

    /** What a player says to do something with a card. */
    static String verb(Act.Kind kind, String card) {
        return switch (kind) {
            case ACTIVATE -> "activate";
            case FORCE_DRAIN -> "drain at " + card;
            case DEPLOY -> "deploy " + card;
            case DEPLOY_TOGETHER -> "deploy " + card + " with a pilot";
            case PLAY -> "play " + card;
            case USE_TEXT, AUTOMATIC -> "use " + card;
            case BATTLE -> "battle at " + card;
            case CREATURE_ATTACK -> "let attack " + card;
            case ATTACK -> "attack " + card;
            case MOVE -> "move " + card;
            case DOCKING_BAY_TRANSIT -> "transit from " + card;
            case SHUTTLE -> "shuttle " + card;
            case LAND -> "land " + card;
            case TAKE_OFF -> "take off with " + card;
            case BOMBING_RUN -> "bombing run with " + card;
            case EMBARK -> "embark " + card;
            case DISEMBARK -> "disembark " + card;
            case CHANGE_SEATS -> "change seats of " + card;
            case SHIP_DOCKING -> "dock " + card;
            case TRANSFER -> "transfer " + card;
            case REPLACE_PERSONA -> "replace " + card;
            case DRAW -> "draw";
            case FIRE -> "fire " + card;
            case FORFEIT -> "forfeit " + card;
            case LOSE_FORCE -> "lose Force";
            case MOVE_AS_REACT -> "react with " + card;
            case MOVE_AWAY_AS_REACT -> "react away with " + card;
            case DEPLOY_AS_REACT -> "deploy " + card + " as a react";
            case DEPLOY_TOGETHER_AS_REACT -> "deploy " + card + " with a pilot as a react";
            case IMPRISON -> "imprison " + card;
            case TAKE_PRISONER -> "take prisoner " + card;
            case FORM_SEARCH_PARTY -> "search " + card;
            case RETURN_FROM_HOLOSITE -> "return from " + card;
        };
    }

    String option(OptionPrompt asked, Option option) {
        return switch (option) {
            case Option.YesOrNo yesOrNo -> yesOrNo == Option.YesOrNo.YES ? "yes" : "no";
            case Option.Victims victims ->
                    victims == Option.Victims.OPPONENTS ? "opponent's cards" : "own cards";
            case Fate fate -> fate.name().toLowerCase(Locale.ROOT);
            case Option.InSystem(var system) -> system;
            case Option.Before(int right) ->
                    asked instanceof OptionPrompt.Layout layout
                            ? between(layout, right)
                            : "before " + card(right);
            case Option.Destiny(double number) -> "destiny " + plain(number);
            case Option.Part part -> numbered(asked.place(option));
            case Option.ToldBy(var by) -> "by " + plain(by.name());
            case Option.OfKind(var kind) -> kind(kind);
            case Option.Heading heading -> numbered(asked.place(option));
        };
    }

    static String numbered(int index) {
        return "option " + (index + 1);
    }

    /** Where in the row of its system a location can go. */
    private String between(OptionPrompt.Layout asked, int right) {
        if (right != Table.NOBODY && game.systemAt(right).equals(asked.system())) {
            return "before " + card(right);
        }
        int left =
                right == Table.NOBODY
                        ? game.table().bottom(Table.locations())
                        : game.table().previous(right);
        return left == Table.NOBODY ? "first" : "after " + card(left);
    }

    private static String kind(NamedKind kind) {
        return switch (kind) {
            case NamedKind.OfTitle(var title) -> title;
            case NamedKind.OfType(var type) -> plain(type.name());
            case NamedKind.OfSubtype(var subtype) -> plain(subtype.name());
            case NamedKind.WithIcon(var icon) -> plain(icon.name());
        };
    }

    private static String plain(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    String target(DeployTarget target) {
        return switch (target) {
            case DeployTarget.ToCard to -> card(to.card());
            case DeployTarget.ToSide to ->
                    to.side() == decision.player()
                            ? "own side of the table"
                            : "other side of the table";
        };
    }

    String card(int card) {
        return place(card).orElseGet(() -> names.of(card));
    }

    /** Where what is chosen is no card, or only the top of a pile that nobody may look at. */
    private Optional<String> place(int card) {
        if (card == Table.NOBODY) {
            return Optional.of("nobody");
        }
        if (decision.prompt() instanceof CardPrompt.LoseForceFrom && !hand(card)) {
            return Optional.of(pile(game.table().zone(card)));
        }
        return Optional.empty();
    }

    private boolean hand(int card) {
        return !game.table().inZone(card) || game.table().in(card, Zone.HAND);
    }

    static String pile(Zone zone) {
        return switch (zone) {
            case RESERVE_DECK -> "Reserve Deck";
            case FORCE_PILE -> "Force Pile";
            case USED_PILE -> "Used Pile";
            case LOST_PILE -> "Lost Pile";
            case HAND -> "hand";
            case OUT_OF_PLAY -> "out of play";
            case SIDE_OF_TABLE -> "side of the table";
            case BEING_PLAYED -> "being played";
            case DRAWN_DESTINY -> "drawn destiny";
            case SABACC_HAND -> "sabacc hand";
            case OUTSIDE -> "outside the deck";
        };
    }
}

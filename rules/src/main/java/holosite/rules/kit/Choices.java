package holosite.rules.kit;

import holosite.language.ability.Event;
import holosite.rules.Game;
import holosite.rules.capture.Fate;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.deploy.Deployment;
import holosite.rules.deploy.LocationDeploy;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The choices of a decision in words, and words back to an answer: {@code deploy Stormtrooper},
 * {@code battle at Tatooine: Cantina}, {@code pass}, {@code yes}, {@code 3}, or the names of cards.
 * Scenes, scenarios and game records all speak so.
 */
public final class Choices {
    private static final Pattern BETWEEN_CARDS = Pattern.compile("\\s*[;+]\\s*");
    private static final String NOTHING = "nothing";
    private static final String PASS = "pass";

    private final GameState game;
    private final Names names;
    private final Decision decision;

    public Choices(Game game, Names names) {
        this(game.state(), names);
    }

    Choices(GameState game, Names names) {
        this.game = game;
        this.names = names;
        this.decision = game.decision();
    }

    // ---- choices in words

    /** Everything that can be answered, in words. */
    public List<String> offered() {
        var words = new ArrayList<String>();
        switch (decision) {
            case Decision.ChooseAct acts -> {
                for (Act act : acts.acts()) {
                    words.add(words(acts, act));
                }
                if (acts.mayPass()) {
                    words.add(PASS);
                }
            }
            case Decision.ChooseCards cards -> {
                for (int card : cards.cards()) {
                    words.add(card(card));
                }
                if (cards.least() == 0) {
                    words.add(NOTHING);
                }
            }
            case Decision.ChooseNumber number -> {
                for (int n = number.least(); n <= number.most(); n++) {
                    words.add(Integer.toString(n));
                }
            }
            case Decision.ChooseOption option -> {
                for (int i = 0; i < option.options(); i++) {
                    words.add(option(option, i));
                }
            }
        }
        return words;
    }

    /** An answer in words. */
    public String words(Answer answer) {
        return switch (answer) {
            case Answer.Pass p -> PASS;
            case Answer.Number n -> Integer.toString(n.value());
            case Answer.Choice c ->
                    switch (decision) {
                        case Decision.ChooseAct acts -> words(acts, acts.acts().get(c.index()));
                        case Decision.ChooseOption option -> option(option, c.index());
                        case Decision.ChooseCards x -> answer.toString();
                        case Decision.ChooseNumber x -> answer.toString();
                    };
            case Answer.Cards chosen ->
                    chosen.indices().length == 0
                            ? NOTHING
                            : String.join(
                                    "; ",
                                    Arrays.stream(
                                                    chosen.among(
                                                            ((Decision.ChooseCards) decision)
                                                                    .cards()))
                                            .mapToObj(this::card)
                                            .toList());
        };
    }

    private String words(Decision.ChooseAct acts, Act act) {
        String words = verb(act.kind(), act.card() < 0 ? "" : card(act.card()));
        long texts =
                acts.acts().stream()
                        .filter(a -> a.kind() == act.kind() && a.card() == act.card())
                        .filter(a -> act.kind() == Act.Kind.PLAY || speaks(act.kind()))
                        .count();
        return texts > 1 ? words + ", text " + (act.text() + 1) : words;
    }

    private static boolean speaks(Act.Kind kind) {
        return kind == Act.Kind.USE_TEXT || kind == Act.Kind.AUTOMATIC;
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
        };
    }

    private String option(Decision.ChooseOption asked, int index) {
        return switch (asked.prompt().key()) {
            case MAY, MAY_PAY, DRAW_BATTLE_DESTINY, ATTACK_DESTINY, SABACC_CARD, USE_RACE_DESTINY ->
                    index == 0 ? "yes" : "no";
            case ATTACK_SIDE -> index == 0 ? "opponent's cards" : "own cards";
            case CAPTIVE_FATE -> fate((int) asked.prompt().number(), index);
            case DEPLOY_WHERE, LAYOUT -> spot(index);
            case DESTINY_NUMBER ->
                    "destiny "
                            + plain(
                                    game.table()
                                            .definition(asked.prompt().card())
                                            .card()
                                            .destiny()
                                            .get(index));
            default -> "option " + (index + 1);
        };
    }

    /** Where a location can go: the system, then its place in the row. */
    private String spot(int index) {
        if (!(game.stack().top() instanceof LocationDeploy deploy)) {
            return "option " + (index + 1);
        }
        if (deploy.system().isEmpty()) {
            return deploy.systems(game).get(index);
        }
        int right = deploy.places(game)[index];
        if (right != Table.NOBODY && game.systemAt(right).equals(deploy.system())) {
            return "before " + card(right);
        }
        int left =
                right == Table.NOBODY
                        ? game.table().bottom(Table.locations())
                        : game.table().previous(right);
        return left == Table.NOBODY ? "first" : "after " + card(left);
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    private static String fate(int offered, int index) {
        return Arrays.stream(Fate.values())
                .filter(fate -> (offered & fate.bit()) != 0)
                .skip(index)
                .findFirst()
                .map(fate -> fate.name().toLowerCase(Locale.ROOT))
                .orElse("option " + (index + 1));
    }

    private String card(int card) {
        return place(card).orElseGet(() -> names.of(card));
    }

    /** Where what is chosen is no card, or only the top of a pile that nobody may look at. */
    private Optional<String> place(int card) {
        if (card == Deployment.OWN_SIDE) {
            return Optional.of("own side of the table");
        }
        if (card == Deployment.OTHER_SIDE) {
            return Optional.of("other side of the table");
        }
        if (card == Table.NOBODY) {
            return Optional.of("nobody");
        }
        if (decision.prompt().key() == Prompt.Key.LOSE_FORCE_FROM && !hand(card)) {
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
            case LIMBO -> "between places";
            case SABACC_HAND -> "sabacc hand";
            case OUTSIDE -> "outside the deck";
        };
    }

    // ---- words to an answer

    /** The answer these words mean, if it is offered. */
    public Optional<Answer> answer(String words) {
        String said = words.strip();
        return switch (decision) {
            case Decision.ChooseAct acts -> act(acts, said);
            case Decision.ChooseCards cards -> cards(cards, said);
            case Decision.ChooseNumber number -> number(said).filter(number::accepts);
            case Decision.ChooseOption option -> {
                for (int i = 0; i < option.options(); i++) {
                    if (option(option, i).equalsIgnoreCase(said)
                            || ("option " + (i + 1)).equalsIgnoreCase(said)) {
                        yield Optional.of(new Answer.Choice(i));
                    }
                }
                yield Optional.empty();
            }
        };
    }

    private static Optional<Answer> number(String said) {
        return said.matches("\\d{1,4}")
                ? Optional.of(new Answer.Number(Integer.parseInt(said)))
                : Optional.empty();
    }

    private Optional<Answer> act(Decision.ChooseAct acts, String said) {
        if (said.equalsIgnoreCase(PASS)) {
            return acts.mayPass() ? Optional.of(Answer.PASS) : Optional.empty();
        }
        List<Act> list = acts.acts();
        for (int i = 0; i < list.size(); i++) {
            if (words(acts, list.get(i)).equalsIgnoreCase(said)) {
                return Optional.of(new Answer.Choice(i));
            }
        }
        for (int i = 0; i < list.size(); i++) {
            if (looselyMeant(acts, list.get(i), said)) {
                return Optional.of(new Answer.Choice(i));
            }
        }
        return Optional.empty();
    }

    /** The words mean this act, the card named in any way that can mean it. */
    private boolean looselyMeant(Decision.ChooseAct acts, Act act, String said) {
        if (act.card() < 0) {
            return false;
        }
        String mark = "\u0000";
        String frame = verb(act.kind(), mark);
        String head = frame.substring(0, frame.indexOf(mark));
        String tail = frame.substring(frame.indexOf(mark) + 1);
        String spoken = words(acts, act);
        int text = spoken.lastIndexOf(", text ");
        if (text >= 0 && tail.isEmpty()) {
            tail = spoken.substring(text);
        }
        String lower = said.toLowerCase(Locale.ROOT);
        return lower.startsWith(head.toLowerCase(Locale.ROOT))
                && lower.endsWith(tail.toLowerCase(Locale.ROOT))
                && said.length() > head.length() + tail.length()
                && names.fits(
                        said.substring(head.length(), said.length() - tail.length()), act.card());
    }

    private Optional<Answer> cards(Decision.ChooseCards asked, String said) {
        if (said.equalsIgnoreCase(NOTHING) || said.equalsIgnoreCase(PASS)) {
            return Optional.<Answer>of(new Answer.Cards()).filter(asked::accepts);
        }
        return cards(List.of(BETWEEN_CARDS.split(said)));
    }

    /** Several cards by name, in this order. */
    Optional<Answer> cards(List<String> wanted) {
        if (!(decision instanceof Decision.ChooseCards asked)) {
            return Optional.empty();
        }
        var chosen = new ArrayList<Integer>();
        for (String name : wanted) {
            int[] cards = asked.cards();
            int found = first(cards, chosen, i -> card(cards[i]).equalsIgnoreCase(name));
            if (found < 0) {
                found = first(cards, chosen, i -> names.fits(name, cards[i]));
            }
            if (found < 0) {
                return Optional.empty();
            }
            chosen.add(found);
        }
        Answer answer = new Answer.Cards(chosen.stream().mapToInt(i -> i).toArray());
        return Optional.of(answer).filter(asked::accepts);
    }

    private static int first(int[] cards, List<Integer> taken, IntPredicate fits) {
        for (int i = 0; i < cards.length; i++) {
            if (!taken.contains(i) && fits.test(i)) {
                return i;
            }
        }
        return -1;
    }

    // ---- what anybody would answer

    /**
     * The answer that does least: pass, no card, the smallest number. Battle destiny is drawn, and
     * what must be lost is lost from the Reserve Deck.
     */
    public Answer least() {
        return switch (decision) {
            case Decision.ChooseAct acts ->
                    acts.mayPass() ? Answer.PASS : new Answer.Choice(leastAct(acts.acts()));
            case Decision.ChooseCards cards ->
                    new Answer.Cards(IntStream.range(0, cards.least()).toArray());
            case Decision.ChooseNumber number -> new Answer.Number(number.least());
            case Decision.ChooseOption option ->
                    new Answer.Choice(
                            switch (option.prompt().key()) {
                                case MAY, MAY_PAY -> 1;
                                default -> 0;
                            });
        };
    }

    private static int leastAct(List<Act> acts) {
        for (int i = 0; i < acts.size(); i++) {
            if (acts.get(i).kind() == Act.Kind.LOSE_FORCE) {
                return i;
            }
        }
        return 0;
    }

    /** Who is asked and why, and what can be answered. */
    @Override
    public String toString() {
        var text = new StringBuilder();
        text.append(decision.player().word())
                .append(" is asked: ")
                .append(prompt(decision.prompt()));
        if (decision instanceof Decision.ChooseCards cards) {
            text.append(" (").append(cards.least()).append(" to ").append(cards.most());
            text.append(" of these)");
        }
        text.append('\n');
        for (String one : offered()) {
            text.append("  - ").append(one).append('\n');
        }
        return text.toString();
    }

    private String prompt(Prompt prompt) {
        var text = new StringBuilder(prompt.key().name());
        if (prompt.card() != Table.NOBODY) {
            text.append(", ").append(card(prompt.card()));
        }
        if (prompt.other() != Table.NOBODY) {
            text.append(", ").append(card(prompt.other()));
        }
        if (prompt.key() == Prompt.Key.RESPONSE) {
            text.append(", after ").append(Event.values()[(int) prompt.number()]);
        }
        return text.toString();
    }
}

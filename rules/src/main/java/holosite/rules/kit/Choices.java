package holosite.rules.kit;

import holosite.rules.Game;
import holosite.rules.capture.Escorts;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Option;
import holosite.rules.decision.Prompt;
import holosite.rules.decision.YesNo;
import holosite.rules.state.GameState;
import holosite.rules.table.Cards;
import holosite.rules.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/**
 * The choices of a decision in words, and words back to an answer: {@code deploy Stormtrooper},
 * {@code battle at Tatooine: Cantina}, {@code pass}, {@code yes}, {@code 3}, or the names of cards.
 * Scenes, scenarios and game records all use these words.
 */
public final class Choices {
    private static final Pattern BETWEEN_CARDS = Pattern.compile("\\s*[;+]\\s*");
    private static final String NOTHING = "nothing";
    private static final String PASS = "pass";
    private static final String WITH = " with ";

    /** Stands for the name of any card. */
    private static final String CARD = "\u0000";

    private final GameState game;
    private final Names names;
    private final Decision decision;
    private final ChoiceWords in;

    public Choices(Game game, Names names) {
        this(game.state(), names);
    }

    Choices(GameState game, Names names) {
        this.game = game;
        this.names = names;
        this.decision = game.decision();
        this.in = new ChoiceWords(game, names);
    }

    // ---- choices in words

    /** Everything that can be answered, in words. */
    public List<String> offered() {
        var words = new ArrayList<String>();
        switch (decision) {
            case Decision.ChooseAct acts -> {
                for (Act act : acts.acts()) {
                    words.add(in.act(acts, act));
                }
                if (acts.mayPass()) {
                    words.add(PASS);
                }
            }
            case Decision.ChooseCards cards -> {
                for (int card : cards.cards().numbers()) {
                    words.add(in.card(card));
                }
                if (cards.least() == 0) {
                    words.add(NOTHING);
                }
            }
            case Decision.ChooseTarget asked -> {
                for (DeployTarget target : asked.targets()) {
                    words.add(in.target(target));
                }
            }
            case Decision.ChooseNumber number -> {
                for (int n = number.least(); n <= number.most(); n++) {
                    words.add(Integer.toString(n));
                }
            }
            case Decision.ChooseOption option -> {
                for (int i = 0; i < option.options(); i++) {
                    words.add(in.option(option.prompt(), option.prompt().option(i)));
                }
            }
        }
        return words;
    }

    /** An answer in words. */
    public String words(Answer answer) {
        return switch (answer) {
            case Answer.Pass p -> PASS;
            case Answer.Perform(Act act) ->
                    decision instanceof Decision.ChooseAct acts
                            ? in.act(acts, act)
                            : answer.toString();
            case Answer.Choose(Cards cards) ->
                    cards.count() == 0
                            ? NOTHING
                            : String.join(
                                    "; ",
                                    Arrays.stream(cards.numbers()).mapToObj(in::card).toList());
            case Answer.DeployTo(DeployTarget target) -> in.target(target);
            case Answer.Pick(Option option) ->
                    decision instanceof Decision.ChooseOption asked
                            ? in.option(asked.prompt(), option)
                            : answer.toString();
            case Answer.Number(int value) -> Integer.toString(value);
        };
    }

    // ---- words to an answer

    /**
     * Whether these words are offered. Those of an act are whichever text of its card it uses, even
     * where an answer would have to say the number of the text.
     */
    public boolean offers(String words) {
        return answer(words).isPresent()
                || decision instanceof Decision.ChooseAct acts
                        && acts.acts().stream()
                                .anyMatch(
                                        act ->
                                                act instanceof Act.WithText
                                                        && means(act, words.strip(), false));
    }

    /** The answer these words mean, if it is offered. */
    public Optional<Answer> answer(String words) {
        String said = words.strip();
        return switch (decision) {
            case Decision.ChooseAct acts -> act(acts, said);
            case Decision.ChooseCards cards -> cards(cards, said);
            case Decision.ChooseTarget target -> target(target, said);
            case Decision.ChooseNumber number -> number(said).filter(number::accepts);
            case Decision.ChooseOption option -> {
                for (int i = 0; i < option.options(); i++) {
                    Option one = option.prompt().option(i);
                    if (in.option(option.prompt(), one).equalsIgnoreCase(said)
                            || ChoiceWords.numbered(i).equalsIgnoreCase(said)) {
                        yield Optional.of(new Answer.Pick(one));
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
        for (Act act : acts.acts()) {
            if (in.act(acts, act).equalsIgnoreCase(said)) {
                return Optional.of(new Answer.Perform(act));
            }
        }
        for (Act act : acts.acts()) {
            if (looselyMeant(acts, act, said)) {
                return Optional.of(new Answer.Perform(act));
            }
        }
        return Optional.empty();
    }

    /** The words mean this act, the card named in any way that can mean it. */
    private boolean looselyMeant(Decision.ChooseAct acts, Act act, String said) {
        // the number may be said though no other text of the card is offered
        boolean numbered =
                act instanceof Act.WithText using
                        && (said.endsWith(ChoiceWords.text(using))
                                || in.act(acts, act).endsWith(ChoiceWords.text(using)));
        return means(act, said, numbered);
    }

    private boolean means(Act act, String said, boolean numbered) {
        if (!(act instanceof Act.WithCard with)) {
            return false;
        }
        String text = numbered && act instanceof Act.WithText using ? ChoiceWords.text(using) : "";
        return isPut(ChoiceWords.verb(act, CARD), text, said, with.card())
                || isPut(ChoiceWords.verb(act.kind(), CARD), text, said, with.card())
                || namesCaptive(act, said)
                || namesPermanentWeapon(act, said);
    }

    /** Firing may name the weapon that is built into whoever fires. */
    private boolean namesPermanentWeapon(Act act, String said) {
        String verb = ChoiceWords.verb(act.kind(), "");
        return act instanceof Act.Fire(int firer)
                && said.toLowerCase(Locale.ROOT).startsWith(verb)
                && names.isItsWeapon(said.substring(verb.length()), firer);
    }

    /** A prisoner transfer may name the captive, and who takes him behind {@code with}. */
    private boolean namesCaptive(Act act, String said) {
        String frame = ChoiceWords.verb(act.kind(), CARD);
        return switch (act) {
            case Act.Imprison(int escort) ->
                    isPut(frame, "", said, Escorts.captive(game.table(), escort));
            case Act.TakePrisoner(int taker, int prisoner) -> {
                int by = said.toLowerCase(Locale.ROOT).lastIndexOf(WITH);
                yield by < 0
                        ? isPut(frame, "", said, prisoner)
                        : isPut(frame, "", said.substring(0, by), prisoner)
                                && names.fits(said.substring(by + WITH.length()), taker);
            }
            default -> false;
        };
    }

    /** Whether an act is put in these words, its card named in any way that can mean it. */
    private boolean isPut(String frame, String text, String said, int card) {
        String head = frame.substring(0, frame.indexOf(CARD)).toLowerCase(Locale.ROOT);
        String end = frame.substring(frame.indexOf(CARD) + 1);
        String tail = (text.isEmpty() ? end : text).toLowerCase(Locale.ROOT);
        String lower = said.toLowerCase(Locale.ROOT);
        return lower.startsWith(head)
                && lower.endsWith(tail)
                && said.length() > head.length() + tail.length()
                && names.fits(said.substring(head.length(), said.length() - tail.length()), card);
    }

    private Optional<Answer> cards(Decision.ChooseCards asked, String said) {
        if (said.equalsIgnoreCase(NOTHING) || said.equalsIgnoreCase(PASS)) {
            return Optional.<Answer>of(new Answer.Choose(Cards.NONE)).filter(asked::accepts);
        }
        return cards(List.of(BETWEEN_CARDS.split(said)));
    }

    private Optional<Answer> target(Decision.ChooseTarget asked, String said) {
        for (DeployTarget target : asked.targets()) {
            if (in.target(target).equalsIgnoreCase(said)) {
                return Optional.of(new Answer.DeployTo(target));
            }
        }
        for (DeployTarget target : asked.targets()) {
            if (target instanceof DeployTarget.ToCard to && names.fits(said, to.card())) {
                return Optional.of(new Answer.DeployTo(target));
            }
        }
        return Optional.empty();
    }

    /** Several cards by name, in this order. */
    Optional<Answer> cards(List<String> wanted) {
        if (decision instanceof Decision.ChooseTarget target && wanted.size() == 1) {
            return target(target, wanted.getFirst());
        }
        if (!(decision instanceof Decision.ChooseCards asked)) {
            return Optional.empty();
        }
        var chosen = new ArrayList<Integer>();
        for (String name : wanted) {
            int[] cards = asked.cards().numbers();
            int found = first(cards, chosen, i -> in.card(cards[i]).equalsIgnoreCase(name));
            if (found < 0) {
                found = first(cards, chosen, i -> names.fits(name, cards[i]));
            }
            if (found < 0) {
                return Optional.empty();
            }
            chosen.add(found);
        }
        Answer answer =
                new Answer.Choose(chosen.stream().mapToInt(i -> asked.cards().number(i)).toArray());
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
                    acts.mayPass() ? Answer.PASS : new Answer.Perform(leastAct(acts.acts()));
            case Decision.ChooseCards cards ->
                    new Answer.Choose(Arrays.copyOf(cards.cards().numbers(), cards.least()));
            case Decision.ChooseTarget target -> new Answer.DeployTo(target.targets().getFirst());
            case Decision.ChooseNumber number -> new Answer.Number(number.least());
            case Decision.ChooseOption option ->
                    new Answer.Pick(
                            option.prompt() instanceof YesNo.May
                                            || option.prompt() instanceof YesNo.MayPay
                                    ? Option.YesOrNo.NO
                                    : option.prompt().option(0));
        };
    }

    private static Act leastAct(List<Act> acts) {
        for (Act act : acts) {
            if (act instanceof Act.LoseForce) {
                return act;
            }
        }
        return acts.getFirst();
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
        if (prompt instanceof Prompt.OneCard one && one.card() != Table.NOBODY) {
            text.append(", ").append(in.card(one.card()));
        }
        if (prompt instanceof Prompt.TwoCards two && two.other() != Table.NOBODY) {
            text.append(", ").append(in.card(two.other()));
        }
        if (prompt instanceof ActPrompt.Response response) {
            text.append(", after ").append(response.event());
        }
        return text.toString();
    }
}

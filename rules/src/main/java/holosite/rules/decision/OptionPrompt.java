package holosite.rules.decision;

import holosite.rules.card.NamedKind;
import holosite.rules.table.Cards;
import java.util.List;

/** A question that is answered with one of several ways to continue, which it knows. */
public sealed interface OptionPrompt extends Prompt
        permits OptionPrompt.CaptiveFate,
                OptionPrompt.DestinyNumber,
                OptionPrompt.DeploySystem,
                OptionPrompt.Layout,
                OptionPrompt.OneOf,
                OptionPrompt.Heading,
                OptionPrompt.WhichFirst,
                OptionPrompt.AttackSide,
                OptionPrompt.TellApart,
                OptionPrompt.NameKind,
                YesNo {

    /** How many ways there are. */
    int options();

    /** The way at this place. */
    Option option(int place);

    default boolean offers(Option option) {
        for (int place = 0; place < options(); place++) {
            if (option(place).equals(option)) {
                return true;
            }
        }
        return false;
    }

    /** The place of a way that is offered. */
    default int place(Option option) {
        for (int place = 0; place < options(); place++) {
            if (option(place).equals(option)) {
                return place;
            }
        }
        throw new IllegalArgumentException(option + " is not offered");
    }

    /** What becomes of somebody captured or released, by this card or at this place. */
    record CaptiveFate(int card, int at, List<Fate> fates) implements OptionPrompt, TwoCards {
        public CaptiveFate {
            fates = List.copyOf(fates);
        }

        @Override
        public int other() {
            return at;
        }

        @Override
        public int options() {
            return fates.size();
        }

        @Override
        public Option option(int place) {
            return fates.get(place);
        }
    }

    /** Which number of a card drawn as destiny counts. */
    record DestinyNumber(int card, List<Double> numbers) implements OptionPrompt, OneCard {
        public DestinyNumber {
            numbers = List.copyOf(numbers);
        }

        @Override
        public int options() {
            return numbers.size();
        }

        @Override
        public Option option(int place) {
            return new Option.Destiny(numbers.get(place));
        }
    }

    /** To which system a location goes. */
    record DeploySystem(int card, List<String> systems) implements OptionPrompt, OneCard {
        public DeploySystem {
            systems = List.copyOf(systems);
        }

        @Override
        public int options() {
            return systems.size();
        }

        @Override
        public Option option(int place) {
            return new Option.InSystem(systems.get(place));
        }
    }

    /**
     * Where in the row of its system a location lies: before each of these, nobody at the end of
     * the table.
     */
    record Layout(int card, String system, Cards before) implements OptionPrompt, OneCard {
        @Override
        public int options() {
            return before.count();
        }

        @Override
        public Option option(int place) {
            return new Option.Before(before.number(place));
        }
    }

    /** Which of several things of one text happens. */
    record OneOf(int card, int options) implements OptionPrompt, OneCard {
        @Override
        public Option option(int place) {
            return new Option.Part(place);
        }
    }

    /** Which way a card wanders first: onward in the row, or back. */
    record Heading(int card) implements OptionPrompt, OneCard {
        @Override
        public int options() {
            return 2;
        }

        @Override
        public Option option(int place) {
            return place == 0 ? Option.Heading.ONWARD : Option.Heading.BACK;
        }
    }

    /** Which of several things of one text happens next, of those left by their places in it. */
    record WhichFirst(int card, List<Integer> left) implements OptionPrompt, OneCard {
        public WhichFirst {
            left = List.copyOf(left);
        }

        @Override
        public int options() {
            return left.size();
        }

        @Override
        public Option option(int place) {
            return new Option.Part(left.get(place));
        }
    }

    /** By what a player tells cards apart, to ask about them. */
    record TellApart(int card) implements OptionPrompt, OneCard {
        @Override
        public int options() {
            return NamedKind.By.inOrder().size();
        }

        @Override
        public Option option(int place) {
            return new Option.ToldBy(NamedKind.By.inOrder().get(place));
        }
    }

    /** Which kind of card a player names, of those told apart like this; one of these titles. */
    record NameKind(int card, NamedKind.By by, List<String> titles)
            implements OptionPrompt, OneCard {
        public NameKind {
            titles = List.copyOf(titles);
        }

        /** The kinds there are to name. */
        public List<NamedKind> kinds() {
            return NamedKind.all(by, titles);
        }

        @Override
        public int options() {
            return kinds().size();
        }

        @Override
        public Option option(int place) {
            return new Option.OfKind(kinds().get(place));
        }
    }

    /** Whose cards a creature attacks: those of the opponent of its owner, or its owner's. */
    record AttackSide(int card) implements OptionPrompt, OneCard {
        @Override
        public int options() {
            return 2;
        }

        @Override
        public Option option(int place) {
            return place == 0 ? Option.Victims.OPPONENTS : Option.Victims.OWN;
        }
    }
}

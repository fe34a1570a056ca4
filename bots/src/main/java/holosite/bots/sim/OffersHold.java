package holosite.bots.sim;

import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.IllegalAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Every answer that is offered is accepted; every other is refused and changes nothing. */
final class OffersHold implements Invariant {
    /** If there are more offers than this, a random sample is tried. */
    private static final int ENOUGH = 12;

    @Override
    public void check(Game game, SplittableRandom chance) {
        Decision decision = game.decision();
        var offers = new ArrayList<>(offers(decision));
        while (offers.size() > ENOUGH) {
            offers.remove(chance.nextInt(offers.size()));
        }
        for (Answer offer : offers) {
            take(game.fork(), offer);
        }
        Game before = game.fork();
        for (Answer other : others(decision)) {
            refuse(game, other);
        }
        SameGame.expect(game, before, "a game that refused answers");
    }

    private static void take(Game game, Answer offer) {
        String asked = game.decision().toString();
        try {
            game.answer(offer);
        } catch (RuntimeException | StackOverflowError e) {
            throw new InvariantBroken("the offered answer " + offer + " to " + asked + " fails", e);
        }
    }

    private static void refuse(Game game, Answer other) {
        try {
            game.answer(other);
        } catch (IllegalAnswer expected) {
            return;
        }
        throw new InvariantBroken("the answer " + other + " was taken and never offered");
    }

    private static List<Answer> offers(Decision decision) {
        var offers = new ArrayList<Answer>();
        switch (decision) {
            case Decision.ChooseAct d -> {
                choices(d.acts().size(), offers);
                if (d.mayPass()) {
                    offers.add(Answer.PASS);
                }
            }
            case Decision.ChooseCards d -> {
                if (d.least() <= 1 && d.most() >= 1) {
                    IntStream.range(0, d.cards().count()).forEach(i -> offers.add(cards(i, 1)));
                }
                offers.add(cards(0, d.least()));
                offers.add(cards(d.cards().count() - d.most(), d.most()));
            }
            case Decision.ChooseTarget d ->
                    IntStream.range(0, d.targets().size()).forEach(i -> offers.add(cards(i, 1)));
            case Decision.ChooseNumber d -> {
                offers.add(new Answer.Number(d.least()));
                offers.add(new Answer.Number(d.most()));
            }
            case Decision.ChooseOption d -> choices(d.options(), offers);
        }
        return offers;
    }

    private static List<Answer> others(Decision decision) {
        return switch (decision) {
            case Decision.ChooseAct d -> {
                var others = new ArrayList<>(wrongChoices(d.acts().size()));
                if (!d.mayPass()) {
                    others.add(Answer.PASS);
                }
                others.add(cards(0, 1));
                others.add(new Answer.Number(0));
                yield others;
            }
            case Decision.ChooseCards d -> {
                var others = new ArrayList<Answer>();
                others.add(Answer.PASS);
                others.add(new Answer.Choice(0));
                others.add(new Answer.Number(d.least()));
                others.add(cards(0, d.most() + 1));
                others.add(new Answer.Cards(d.cards().count()));
                others.add(new Answer.Cards(-1));
                if (d.least() > 0) {
                    others.add(new Answer.Cards());
                }
                if (d.most() >= 2) {
                    others.add(new Answer.Cards(0, 0));
                }
                yield others;
            }
            case Decision.ChooseTarget d ->
                    List.of(
                            Answer.PASS,
                            new Answer.Choice(0),
                            new Answer.Number(0),
                            new Answer.Cards(),
                            new Answer.Cards(-1),
                            cards(0, 2),
                            new Answer.Cards(d.targets().size()));
            case Decision.ChooseNumber d ->
                    List.of(
                            Answer.PASS,
                            new Answer.Number(d.least() - 1),
                            new Answer.Number(d.most() + 1),
                            new Answer.Choice(d.least()),
                            cards(0, 1));
            case Decision.ChooseOption d -> {
                var others = new ArrayList<>(wrongChoices(d.options()));
                others.add(Answer.PASS);
                others.add(new Answer.Number(0));
                yield others;
            }
        };
    }

    private static void choices(int count, List<Answer> into) {
        for (int i = 0; i < count; i++) {
            into.add(new Answer.Choice(i));
        }
    }

    private static List<Answer> wrongChoices(int count) {
        return List.of(new Answer.Choice(-1), new Answer.Choice(count));
    }

    private static Answer cards(int from, int count) {
        return new Answer.Cards(IntStream.range(from, from + count).toArray());
    }
}

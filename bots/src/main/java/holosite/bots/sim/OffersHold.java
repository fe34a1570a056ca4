package holosite.bots.sim;

import holosite.rules.Game;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.IllegalAnswer;
import holosite.rules.decision.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Every answer that is offered is accepted; every other is refused and changes nothing. */
final class OffersHold implements Invariant {
    /** If there are more offers than this, a random sample is tried. */
    private static final int ENOUGH = 12;

    /** No game has so many cards. */
    private static final int NO_CARD = 9_999;

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
                d.acts().forEach(act -> offers.add(new Answer.Perform(act)));
                if (d.mayPass()) {
                    offers.add(Answer.PASS);
                }
            }
            case Decision.ChooseCards d -> {
                if (d.least() <= 1 && d.most() >= 1) {
                    IntStream.range(0, d.cards().count()).forEach(i -> offers.add(cards(d, i, 1)));
                }
                offers.add(cards(d, 0, d.least()));
                offers.add(cards(d, d.cards().count() - d.most(), d.most()));
            }
            case Decision.ChooseTarget d ->
                    d.targets().forEach(target -> offers.add(new Answer.DeployTo(target)));
            case Decision.ChooseNumber d -> {
                offers.add(new Answer.Number(d.least()));
                offers.add(new Answer.Number(d.most()));
            }
            case Decision.ChooseOption d ->
                    IntStream.range(0, d.options())
                            .forEach(i -> offers.add(new Answer.Pick(d.prompt().option(i))));
        }
        return offers;
    }

    /** Answers of every kind; those that the decision offers are left out. */
    private static List<Answer> others(Decision decision) {
        var others = new ArrayList<Answer>();
        others.add(Answer.PASS);
        others.add(new Answer.Perform(new Act.Deploy(NO_CARD)));
        others.add(new Answer.Perform(new Act.Draw()));
        others.add(new Answer.Choose(NO_CARD));
        others.add(new Answer.Choose());
        others.add(new Answer.DeployTo(DeployTarget.card(NO_CARD)));
        others.add(new Answer.Pick(new Option.Part(NO_CARD)));
        others.add(new Answer.Pick(Option.YesOrNo.YES));
        others.add(new Answer.Number(0));
        if (decision instanceof Decision.ChooseCards d) {
            if (d.most() < d.cards().count()) {
                others.add(cards(d, 0, d.most() + 1));
            }
            if (d.cards().count() > 0) {
                int first = d.cards().first();
                others.add(new Answer.Choose(first, first));
            }
        }
        if (decision instanceof Decision.ChooseNumber d) {
            others.add(new Answer.Number(d.least() - 1));
            others.add(new Answer.Number(d.most() + 1));
        }
        others.removeIf(offers(decision)::contains);
        return others;
    }

    private static Answer cards(Decision.ChooseCards asked, int from, int count) {
        return new Answer.Choose(Arrays.copyOfRange(asked.cards().numbers(), from, from + count));
    }
}

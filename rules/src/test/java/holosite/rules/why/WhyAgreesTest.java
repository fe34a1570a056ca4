package holosite.rules.why;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Prompt;
import holosite.rules.modifier.Standing;
import holosite.rules.notation.DeckNotation;
import holosite.rules.notation.ReadyDecks;
import holosite.rules.setup.Setup;
import holosite.rules.state.Battle;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.view.Question;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is offered has nothing against it, and what is not offered has: in whole games. */
class WhyAgreesTest {
    private static final int DECISIONS = 600;

    private static Setup.PlayerDeck deck(String name) {
        try (InputStream in =
                Objects.requireNonNull(
                        AllCards.class.getResourceAsStream("/holosite/decks/" + name + ".deck"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return DeckNotation.read(text, AllCards::all).forPlay();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void refusalsAndOffersAgreeThroughoutAGame(long seed) {
        var dark = deck(seed % 2 == 0 ? "death-squadron" : "mos-eisley-manhunt");
        var light = deck(seed % 2 == 0 ? "echo-base-squadrons" : "old-heroes");
        Game game = Game.start(new Setup(ReadyDecks.POOL.catalog(), dark, light), seed);
        var random = new Random(seed);
        for (int i = 0; i < DECISIONS && !game.isOver(); i++) {
            if (game.decision() instanceof Decision.ChooseAct acts) {
                check(game, acts);
            }
            game.answer(any(game.decision(), random));
        }
    }

    private static Answer any(Decision decision, Random random) {
        return switch (decision) {
            case Decision.ChooseAct acts ->
                    acts.mayPass() && random.nextInt(4) == 0
                            ? Answer.PASS
                            : new Answer.Perform(
                                    acts.acts().get(random.nextInt(acts.acts().size())));
            case Decision.ChooseCards cards ->
                    new Answer.Choose(
                            random.ints(0, cards.cards().count())
                                    .distinct()
                                    .limit(Math.max(cards.least(), Math.min(1, cards.most())))
                                    .map(cards.cards()::number)
                                    .toArray());
            case Decision.ChooseTarget targets ->
                    new Answer.DeployTo(
                            targets.targets().get(random.nextInt(targets.targets().size())));
            case Decision.ChooseNumber number -> new Answer.Number(number.most());
            case Decision.ChooseOption option ->
                    new Answer.Pick(option.prompt().option(random.nextInt(option.options())));
        };
    }

    private static void check(Game game, Decision.ChooseAct decision) {
        Side side = decision.player();
        boolean ownPhase =
                decision.prompt().key() == Prompt.Key.PHASE_ACTION && game.turn().player() == side;
        if (ownPhase) {
            switch (game.turn().phase()) {
                case CONTROL -> drains(game, side, decision.acts());
                case DEPLOY -> {
                    deployments(game, side, decision.acts());
                    prices(game, side, decision.acts());
                }
                case BATTLE -> battles(game, side, decision.acts());
                case MOVE -> moves(game, side, decision.acts());
                case ACTIVATE, DRAW -> {}
            }
        }
        if (decision.prompt().key() == Prompt.Key.WEAPONS_SEGMENT
                && game.state().battle().segment() == Battle.Segment.WEAPONS) {
            shots(game, side, decision.acts());
        }
        texts(game, side, decision.acts());
    }

    private static boolean offers(List<Act> acts, int card, Act.Kind... kinds) {
        return acts.stream()
                .filter(act -> List.of(kinds).contains(act.kind()))
                .anyMatch(act -> act instanceof Act.WithCard with && with.card() == card);
    }

    /** What an act is said to cost is what is asked for in the end, place by place. */
    private static void prices(Game game, Side side, List<Act> acts) {
        for (int i = 0; i < acts.size(); i++) {
            Act act = acts.get(i);
            if (!(act instanceof Act.Deploy(int card))
                    || game.state().table().definition(card).isLocation()) {
                continue;
            }
            var told = game.prices(act);
            assertThat(told).isNotEmpty();
            Game after = game.fork();
            after.answer(new Answer.Perform(act));
            if (told.size() == 1) {
                assertThat(after.state().table().size(side, Zone.FORCE_PILE))
                        .isEqualTo(
                                game.state().table().size(side, Zone.FORCE_PILE)
                                        - told.getFirst().force());
            } else {
                assertThat(after.view(side).question().orElseThrow().cards())
                        .extracting(Question.CardChoice::card, c -> (int) c.force())
                        .containsExactlyElementsOf(
                                told.stream().map(p -> tuple(p.target(), p.force())).toList());
            }
        }
    }

    private static void drains(Game game, Side side, List<Act> acts) {
        for (int place : game.state().table().cards(Table.locations())) {
            assertThat(game.why().notDrain(side, place).isEmpty())
                    .isEqualTo(offers(acts, place, Act.Kind.FORCE_DRAIN));
        }
    }

    private static void battles(Game game, Side side, List<Act> acts) {
        for (int place : game.state().table().cards(Table.locations())) {
            assertThat(game.why().notBattle(side, place).isEmpty())
                    .isEqualTo(offers(acts, place, Act.Kind.BATTLE));
        }
    }

    private static void deployments(Game game, Side side, List<Act> acts) {
        for (int card : game.state().table().cards(Table.zone(side, Zone.HAND))) {
            boolean somewhere =
                    targets(game).anyMatch(at -> game.why().notDeploy(side, card, at).isEmpty());
            assertThat(somewhere)
                    .as(game.state().table().definition(card).card().title())
                    .isEqualTo(offers(acts, card, Act.Kind.DEPLOY));
        }
    }

    private static Stream<DeployTarget> targets(Game game) {
        return Stream.concat(
                Stream.of(Side.values()).map(DeployTarget::side),
                inPlay(game).mapToObj(DeployTarget::card));
    }

    private static IntStream inPlay(Game game) {
        var standing = Standing.of(game.state());
        return IntStream.range(0, standing.cardsInPlay()).map(standing::cardInPlay);
    }

    private static void moves(Game game, Side side, List<Act> acts) {
        for (Act act : acts) {
            if (act instanceof Act.Move(int card)
                    && game.state().table().definition(card).isUnit()) {
                assertThat(
                                inPlay(game)
                                        .anyMatch(
                                                to -> game.why().notMove(side, card, to).isEmpty()))
                        .as(game.state().table().definition(card).card().title())
                        .isTrue();
            }
        }
    }

    private static void shots(Game game, Side side, List<Act> acts) {
        inPlay(game)
                .filter(card -> game.state().table().owner(card) == side)
                .forEach(
                        card ->
                                assertThat(game.why().notFire(side, card).isEmpty())
                                        .as(game.state().table().definition(card).card().title())
                                        .isEqualTo(offers(acts, card, Act.Kind.FIRE)));
    }

    private static void texts(Game game, Side side, List<Act> acts) {
        for (Act act : acts) {
            boolean own = act instanceof Act.Play;
            boolean text = act instanceof Act.UseText use && use.speaker() == side;
            if ((own || text) && act instanceof Act.WithText using) {
                assertThat(game.why().notUse(side, using.card()))
                        .as(game.state().table().definition(using.card()).card().title())
                        .isEmpty();
            }
        }
    }
}

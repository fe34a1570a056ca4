package holosite.rules.cards.anewhope;

import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What both squad leaders say, of the troopers of their side. */
abstract class SquadLeaderCase {
    private final Side side;
    private final String leader;
    private final String trooper;
    private final String guard;
    private final String enemy;
    private final String hero;
    private final Card net;

    /** Who keeps himself from moving without being one of the guards. */
    private final Card post;

    /**
     * @param enemy a trooper of the other side
     * @param hero one of this side who is no trooper
     */
    SquadLeaderCase(
            Side side, String leader, String trooper, String guard, String enemy, String hero) {
        this.side = side;
        this.leader = leader;
        this.trooper = trooper;
        this.guard = guard;
        this.enemy = enemy;
        this.hero = hero;
        net =
                Kinds.effect("Plain Net", side, "0_1")
                        .destiny(1)
                        .says(
                                Abilities.deploysOn(Filters.CHARACTER),
                                Abilities.mayNot(Deed.MOVE, Filters.HOST));
        post =
                Kinds.alien("Plain Post", side, "0_2")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(1)
                        .says(Abilities.mayNot(Deed.MOVE, Filters.IT));
    }

    private Position squad() {
        return tableWith(net, post)
                .at(CANTINA, leader, trooper, trooper + "#2", trooper + "#3", enemy)
                .at(BAY, trooper + "#4");
    }

    @Test
    void hisOtherTroopersThereAreWorthMore() {
        var scene = squad().at(CANTINA, guard).turn(side, Phase.DEPLOY);
        double forfeit = scene.printed(Figure.FORFEIT, trooper);
        assertThat(scene.forfeitValue(trooper)).isEqualTo(forfeit + 1);
        assertThat(scene.forfeitValue(trooper + "#4")).isEqualTo(forfeit);
        assertThat(scene.forfeitValue(guard)).isEqualTo(1 + 1);
        assertThat(scene.forfeitValue(leader)).isEqualTo(3);
        assertThat(scene.forfeitValue(enemy)).isEqualTo(scene.printed(Figure.FORFEIT, enemy));
    }

    @Test
    void threeTroopersMoveWithHimForOneForce() {
        var scene = squad().force(side, 2).turn(side, Phase.MOVE);
        scene.use(leader).to(BAY).passResponses();
        for (String one : List.of(leader, trooper, trooper + "#2", trooper + "#3")) {
            assertThat(scene.locationOf(one)).isEqualTo(BAY);
        }
        assertThat(scene.forcePile(side)).hasSize(1);
        scene.passUntil(side)
                .mayNot(
                        "use " + leader,
                        "move " + leader,
                        "move " + trooper + "#2",
                        "move " + trooper + "#3");
    }

    @Test
    void fewerThanThreeAreNoSquad() {
        var scene =
                table().at(CANTINA, leader, trooper, trooper + "#2", enemy)
                        .at(BAY, trooper + "#3")
                        .force(side, 2)
                        .turn(side, Phase.MOVE);
        scene.mayNot("use " + leader).offers("move " + leader);
    }

    @Test
    void ofMoreThanThreeExactlyThreeGoAlong() {
        var scene = squad().at(CANTINA, trooper + "#5").force(side, 2).turn(side, Phase.MOVE);
        scene.use(leader);
        scene.mayNot(trooper + "; " + trooper + "#2");
        scene.choose(trooper, trooper + "#2", trooper + "#5").to(BAY).passResponses();
        assertThat(scene.locationOf(trooper + "#5")).isEqualTo(BAY);
        assertThat(scene.locationOf(trooper + "#3")).isEqualTo(CANTINA);
    }

    @Test
    void whoHasMovedDoesNotMoveAgainWithHim() {
        squad().moved(trooper).force(side, 2).turn(side, Phase.MOVE).mayNot("use " + leader);
        squad().moved(leader).force(side, 2).turn(side, Phase.MOVE).mayNot("use " + leader);
        squad().force(side, 0).turn(side, Phase.MOVE).mayNot("use " + leader);
        squad().force(side, 2).turn(side, Phase.CONTROL).mayNot("use " + leader);
    }

    @Test
    void guardsBesideHimMayMove() {
        var scene =
                squad().at(CANTINA, guard)
                        .at(BAY, guard + "#2")
                        .force(side, 2)
                        .turn(side, Phase.MOVE);
        scene.offers("move " + guard).mayNot("move " + guard + "#2");
        scene.use(leader).choose(guard, trooper, trooper + "#2").to(BAY).passResponses();
        assertThat(scene.locationOf(guard)).isEqualTo(BAY);
    }

    @Test
    void theyGoNowhereOneOfThemCouldNotGoByItself() {
        squad().on(trooper, "Plain Net")
                .force(side, 2)
                .turn(side, Phase.MOVE)
                .mayNot("use " + leader);
    }

    @Test
    void aGuardWhomSomethingElseHoldsStays() {
        squad().at(CANTINA, guard)
                .on(guard, "Plain Net")
                .force(side, 2)
                .turn(side, Phase.MOVE)
                .mayNot("move " + guard);
    }

    @Test
    void whoIsNoTrooperHasNoPartInIt() {
        var scene =
                tableWith(post)
                        .at(CANTINA, leader, trooper, trooper + "#2", hero, "Plain Post")
                        .site(BAY, side)
                        .force(side, 2)
                        .turn(side, Phase.MOVE);
        scene.mayNot("use " + leader, "move Plain Post").offers("move " + leader);
        assertThat(scene.forfeitValue(hero)).isEqualTo(scene.printed(Figure.FORFEIT, hero));
    }
}

package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.asksForOrder;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Undercover, both sides' versions. */
class UndercoverTest {
    private record Spies(Side side, String spy, String soldier, String opponent) {}

    private static Spies of(Side side) {
        return side == DARK
                ? new Spies(DARK, "Garindan", "Stormtrooper", "Rebel Trooper")
                : new Spies(LIGHT, "Leia Organa", "Rebel Trooper", "Stormtrooper");
    }

    private static Position covered(Spies of) {
        return table().at(MOS_EISLEY, of.spy, of.opponent)
                .on(of.spy, side(of.side) + " Undercover")
                .undercover(of.spy);
    }

    private static String side(Side side) {
        return side == DARK ? "dark" : "light";
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aSpyAtASiteGoesUndercover(Side side) {
        var of = of(side);
        String ship = side == DARK ? "Devastator" : "Corellian Corvette";
        String other = side == DARK ? "Leia Organa" : "Garindan";
        String agent = side == DARK ? "Mara Jade, The Emperor's Hand" : "R2-D2 (2_14)";
        var scene =
                table().at(MOS_EISLEY, of.spy, of.soldier, other)
                        .at("Tatooine", ship)
                        .passenger(ship, agent)
                        .hand(side, side(side) + " Undercover")
                        .turn(side, Phase.DEPLOY);
        scene.deploy(side(side) + " Undercover").passResponses();
        assertThat(scene.hostOf(side(side) + " Undercover")).isEqualTo(of.spy);
        assertThat(scene.isUndercover(of.spy)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aSpyUnderCoverAlreadyNeedsNoSecondOne(Side side) {
        covered(of(side))
                .hand(side, side(side) + " Undercover#2")
                .turn(side, Phase.DEPLOY)
                .mayNot("deploy " + side(side) + " Undercover#2");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void inItsDeployPhaseTheSpyMayBreakCoverAndTheEffectIsLost(Side side) {
        var of = of(side);
        String use = "use " + side(side) + " Undercover";
        var scene = covered(of).turn(side, Phase.DEPLOY);
        scene.answer(use).passResponses();
        assertThat(scene.isUndercover(of.spy)).isFalse();
        assertThat(scene.lost(side)).hasSize(1);
        covered(of).turn(side, Phase.CONTROL).mayNot(use);
        covered(of).turn(side.opposite(), Phase.DEPLOY).pass().mayNot(use);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aSpyAboardAShipDoesNotBreakCover(Side side) {
        var of = of(side);
        String ship = side == DARK ? "Devastator" : "Corellian Corvette";
        table().at("Tatooine", ship)
                .passenger(ship, of.spy)
                .on(of.spy, side(side) + " Undercover")
                .undercover(of.spy)
                .turn(side, Phase.DEPLOY)
                .mayNot("use " + side(side) + " Undercover");
    }

    @Test
    void aCoverBrokenByAnotherCardLosesTheEffectToo() {
        var scene =
                covered(of(LIGHT))
                        .at(MOS_EISLEY, "Lt. Pol Treidum")
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Lt. Pol Treidum").passResponses();
        assertThat(scene.isUndercover("Leia Organa")).isFalse();
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    @Test
    void theCoverOfAnotherSpyIsOfNoMatter() {
        var scene =
                covered(of(LIGHT))
                        .at(CANTINA, "R2-D2 (2_14)", "Lt. Pol Treidum")
                        .undercover("R2-D2 (2_14)")
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Lt. Pol Treidum").passResponses();
        assertThat(scene.isUndercover("Leia Organa")).isTrue();
        assertThat(scene.hostOf("light Undercover")).isEqualTo("Leia Organa");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aSecondSpyBreaksOnlyItsOwnCover(Side side) {
        String agent = side == DARK ? "Mara Jade, The Emperor's Hand" : "R2-D2 (2_14)";
        String effect = side(side) + " Undercover";
        var scene =
                covered(of(side))
                        .at(CANTINA, agent)
                        .on(agent, effect + "#2")
                        .undercover(agent)
                        .turn(side, Phase.DEPLOY);
        scene.answer("use " + effect + "#2").passResponses();
        assertThat(scene.isUndercover(agent)).isFalse();
        assertThat(scene.isUndercover(of(side).spy)).isTrue();
        assertThat(scene.lost(side)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aSecondOneLeavesTheFirstSpyAsHeIs(Side side) {
        String agent = side == DARK ? "Mara Jade, The Emperor's Hand" : "R2-D2 (2_14)";
        String effect = side(side) + " Undercover";
        var scene =
                covered(of(side))
                        .at(CANTINA, agent)
                        .hand(side, effect + "#2")
                        .turn(side, Phase.DEPLOY);
        scene.deploy(effect + "#2");
        assertThat(asksForOrder(scene)).isFalse();
        assertThat(scene.isUndercover(agent)).isTrue();
        assertThat(scene.isUndercover(of(side).spy)).isTrue();
    }
}

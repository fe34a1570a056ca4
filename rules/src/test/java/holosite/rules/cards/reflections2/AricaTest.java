package holosite.rules.cards.reflections2;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Arica. */
class AricaTest {
    private static final String ARICA = "Arica";
    private static final String LUKE = "Luke Skywalker, Jedi Knight";
    private static final String BLASTER = "Imperial Blaster";

    @Test
    void sheDeploysUnderCoverOnlyAndToSitesOnly() {
        var scene =
                table().at(CANTINA, "Rebel Trooper")
                        .at("Tatooine", "Devastator")
                        .hand(DARK, ARICA)
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(ARICA).passResponses();
        assertThat(scene.locationOf(ARICA)).isEqualTo(CANTINA);
        assertThat(scene.isUndercover(ARICA)).isTrue();
        assertThat(scene.forcePile(DARK)).hasSize(4);
        table().at("Tatooine", "Devastator")
                .hand(DARK, ARICA)
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + ARICA);
    }

    @Test
    void presentSheTakesTwoFromLukesForfeitAndImmunity() {
        var here = table().at(CANTINA, ARICA, LUKE, "Han Solo").turn(DARK);
        assertThat(here.forfeitValue(LUKE)).isEqualTo(9 - 2);
        assertThat(here.immunity(LUKE)).isEqualTo(5 - 2);
        assertThat(here.forfeitValue("Han Solo"))
                .isEqualTo(here.printed(Figure.FORFEIT, "Han Solo"));
        var hidden = table().at(CANTINA, ARICA, LUKE).undercover(ARICA).turn(DARK);
        assertThat(hidden.forfeitValue(LUKE)).isEqualTo(9);
        assertThat(hidden.immunity(LUKE)).isEqualTo(6);
        var apart = table().at(CANTINA, ARICA).at(BAY, LUKE, "Han Solo").turn(DARK);
        assertThat(apart.forfeitValue(LUKE)).isEqualTo(9);
        assertThat(apart.immunity(LUKE)).isEqualTo(5);
        var aboard =
                table().at(CANTINA, "dark Lift Tube", LUKE, "Han Solo")
                        .passenger("dark Lift Tube", ARICA)
                        .turn(DARK);
        assertThat(aboard.forfeitValue(LUKE)).isEqualTo(9);
        assertThat(aboard.immunity(LUKE)).isEqualTo(5);
    }

    private static Position armed() {
        return table().at(CANTINA, ARICA, "Han Solo").on(ARICA, BLASTER).nextDestiny(DARK, 6);
    }

    @Test
    void inTheOpponentsControlPhaseSheBreaksCoverToFireForFree() {
        var scene = armed().undercover(ARICA).turn(LIGHT, Phase.CONTROL);
        scene.pass(LIGHT).use(ARICA).passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.isUndercover(ARICA)).isFalse();
        assertThat(scene.lost(LIGHT)).contains("Han Solo");
    }

    @Test
    @Claim("arica#1")
    void ifSheBreaksCoverWhereLukeIsHeIsCapturedBeforeSheFires() {
        for (boolean good : new boolean[] {true, false}) {
            var position =
                    table().at(CANTINA, ARICA, LUKE, "Han Solo", "Leia Organa")
                            .on(ARICA, BLASTER)
                            .undercover(ARICA)
                            .nextDestiny(DARK, 6);
            if (good) {
                position.beside(LIGHT, "There Is Good In Him");
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.isCaptive(LUKE)).as("before she breaks cover").isFalse();
            scene.pass(LIGHT).use(ARICA).passUntil(Prompt.Key.FIRE_TARGET);
            assertThat(scene.isUndercover(ARICA)).isFalse();
            assertThat(scene.isCaptive(LUKE)).as("as she takes aim").isEqualTo(good);
            assertThat(scene.hostOf(LUKE)).isEqualTo(good ? ARICA : CANTINA);
            assertThat(scene.lost(LIGHT)).as("the shot is still to come").isEmpty();
            scene.choose("Han Solo").passUntil(LIGHT, Phase.DEPLOY);
            assertThat(scene.lost(LIGHT)).contains("Han Solo");
        }
    }

    @Test
    void notWithoutCoverNorAtAnotherTimeNorWithoutAWeapon() {
        armed().turn(LIGHT, Phase.CONTROL).pass(LIGHT).mayNot("use " + ARICA);
        armed().undercover(ARICA).turn(DARK, Phase.CONTROL).mayNot("use " + ARICA);
        armed().undercover(ARICA).turn(LIGHT, Phase.DEPLOY).pass(LIGHT).mayNot("use " + ARICA);
        table().at(CANTINA, ARICA, "Han Solo")
                .undercover(ARICA)
                .turn(LIGHT, Phase.CONTROL)
                .pass(LIGHT)
                .mayNot("use " + ARICA);
    }

    @Test
    void norWithNobodyToFireAt() {
        table().at(CANTINA, ARICA, "Stormtrooper")
                .at(BAY, "Han Solo")
                .on(ARICA, BLASTER)
                .nextDestiny(DARK, 6)
                .undercover(ARICA)
                .turn(LIGHT, Phase.CONTROL)
                .pass(LIGHT)
                .mayNot("use " + ARICA);
    }

    @Test
    void norWithAWeaponSomebodyElseCarriesOrOneSheHasUsed() {
        table().at(CANTINA, ARICA, "Stormtrooper", "Han Solo")
                .on("Stormtrooper", BLASTER)
                .undercover(ARICA)
                .turn(LIGHT, Phase.CONTROL)
                .pass(LIGHT)
                .mayNot("use " + ARICA);
        armed().undercover(ARICA)
                .mark(BLASTER, Flag.USED_WEAPON)
                .turn(LIGHT, Phase.CONTROL)
                .pass(LIGHT)
                .mayNot("use " + ARICA);
    }

    @Test
    void sheIsImmuneToAttrition() {
        assertThat(table().at(CANTINA, ARICA).turn(DARK).immunity(ARICA)).isEqualTo(4);
    }

    @Test
    @Claim("arica#2")
    void sheIsAnAlienAndAnImperial() {
        // an alien for the captive Leia, an Imperial for TK-422
        var alien =
                table().at(CANTINA, ARICA, "Boba Fett (5_91)")
                        .captive("Boba Fett (5_91)", "Princess Leia Organa")
                        .turn(DARK);
        assertThat(alien.forfeitValue(ARICA)).isEqualTo(7 - 2);
        table().at(CANTINA, ARICA)
                .hand(LIGHT, "TK-422")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy TK-422");
        table().at(CANTINA, "Boba Fett (5_91)")
                .hand(LIGHT, "TK-422")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy TK-422");
    }

    @Test
    void sheReplacesMaraJadeAtASiteAndGoesUnderCover() {
        var scene =
                table().at(CANTINA, "Mara Jade, The Emperor's Hand")
                        .hand(DARK, ARICA)
                        .turn(DARK, Phase.DEPLOY);
        scene.replace(ARICA);
        assertThat(scene.locationOf(ARICA)).isEqualTo(CANTINA);
        assertThat(scene.isUndercover(ARICA)).isTrue();
    }
}

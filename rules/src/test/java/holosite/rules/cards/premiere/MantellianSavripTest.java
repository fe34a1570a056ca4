package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Mantellian Savrip. */
class MantellianSavripTest {
    private static final String SAVRIP = "Mantellian Savrip";
    private static final String C3PO = "C-3PO (See-Threepio)";

    private static Position lost() {
        return table().site(CANTINA, DARK)
                .at(CANTINA, "Darth Vader", "Grand Moff Tarkin", "Rebel Trooper")
                .hand(
                        LIGHT,
                        "Luke Skywalker",
                        "X-wing",
                        "Snowspeeder",
                        "Obi-Wan's Lightsaber",
                        "Sense")
                .hand(DARK, "Stormtrooper")
                .force(DARK, 5)
                .reserve(LIGHT, 20);
    }

    private static Scene damage(Position position) {
        return position.turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT);
    }

    @Test
    void itDeploysForThreeOrForNothingBesideC3po() {
        var position = table().site(CANTINA, DARK).hand(LIGHT, SAVRIP);
        position.force(LIGHT, 2).turn(LIGHT, Phase.DEPLOY).mayNot("deploy " + SAVRIP);

        var paid = position.force(LIGHT, 2).turn(LIGHT, Phase.DEPLOY);
        paid.deploy(SAVRIP).passResponses();
        assertThat(paid.isIn(SAVRIP, Zone.SIDE_OF_TABLE)).isTrue();
        assertThat(paid.forcePile(LIGHT)).hasSize(1);

        var free = position.at(CANTINA, C3PO).turn(LIGHT, Phase.DEPLOY);
        free.deploy(SAVRIP).passResponses();
        assertThat(free.forcePile(LIGHT)).hasSize(4);
    }

    @Test
    void charactersStarshipsAndVehiclesAreForfeitedFromHand() {
        var scene = damage(lost().beside(LIGHT, SAVRIP));
        double owed = scene.damageLeft(LIGHT);
        scene.offers("forfeit Luke Skywalker", "forfeit X-wing", "forfeit Snowspeeder")
                .mayNot("forfeit Atgar Laser Cannon", "forfeit Sense", "forfeit Stormtrooper");

        double forfeit = scene.forfeitValue("Snowspeeder");
        scene.forfeit("Snowspeeder").passResponses();

        assertThat(scene.isIn("Snowspeeder", Zone.LOST_PILE)).isTrue();
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(Math.max(0, owed - forfeit));
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(CANTINA);
    }

    @Test
    void theyCountForAttritionAndDamageAtOnce() {
        var scene = damage(lost().nextDestiny(DARK, 4).beside(LIGHT, SAVRIP));
        double attrition = scene.attritionLeft(LIGHT);
        assertThat(attrition).isGreaterThanOrEqualTo(4);
        double owed = scene.damageLeft(LIGHT);
        double forfeit = scene.forfeitValue("X-wing");
        scene.forfeit("X-wing").passResponses();
        assertThat(scene.attritionLeft(LIGHT)).isEqualTo(Math.max(0, attrition - forfeit));
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(owed - forfeit);
    }

    @Test
    void withoutItNobodyForfeitsFromHand() {
        damage(lost()).mayNot("forfeit Luke Skywalker", "forfeit X-wing");
    }

    @Test
    void whoHasNotLostForfeitsNothingFromHand() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(
                                CANTINA,
                                "Grand Moff Tarkin",
                                "Stormtrooper",
                                "Chewbacca",
                                "Rebel Trooper")
                        .beside(LIGHT, SAVRIP)
                        .hand(LIGHT, "Luke Skywalker")
                        .nextDestiny(DARK, 1)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.attritionLeft(LIGHT)).isPositive();
        scene.mayNot("forfeit Luke Skywalker");
    }

    @Test
    void theOpponentForfeitsFromTheTableOnly() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Luke Skywalker", "Obi-Wan Kenobi", "Stormtrooper")
                        .beside(LIGHT, SAVRIP)
                        .hand(DARK, "Dengar")
                        .force(LIGHT, 5)
                        .reserve(DARK, 20)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil(DARK, Prompt.Key.DAMAGE_SEGMENT);
        scene.offers("forfeit Stormtrooper").mayNot("forfeit Dengar");
    }
}

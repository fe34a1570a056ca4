package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Dodge. */
class DodgeTest {
    private static Position attacked(String... rebels) {
        return table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .at(CANTINA, rebels)
                .at(CANTINA, "Darth Vader")
                .hand(LIGHT, "Dodge")
                .force(DARK, 1);
    }

    @Test
    @Claim("dodge#1")
    void aLoneCharacterDodgesABattleForFree() {
        var scene = attacked("Luke Skywalker").turn(DARK, Phase.BATTLE);
        assertThat(scene.forcePile(LIGHT)).isEmpty();

        scene.battleAt(CANTINA).expectDecider(LIGHT).play("Dodge").passResponses();

        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(BAY);
        assertThat(scene.inBattle()).isFalse();
    }

    @Test
    @Claim("dodge#1")
    void whoIsNotAloneOrNotAttackedDoesNotDodge() {
        attacked("Luke Skywalker", "Han Solo")
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play Dodge");
        table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .at(CANTINA, "Luke Skywalker", "Darth Vader")
                .hand(LIGHT, "Dodge")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play Dodge");
    }

    @Test
    @Claim("dodge#2")
    void thereIsOneDodge() {
        assertThat(AllCards.all()).filteredOn(card -> card.title().equals("Dodge")).hasSize(1);
    }

    private static Scene shotAt(String target) {
        var scene =
                table().at(CANTINA, "Stormtrooper", target, "Chewbacca (2_3)")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, "Dodge")
                        .force(DARK, 5)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        return scene.fire("Imperial Blaster").at(target);
    }

    /** Han's defense is 3: with 2 less the destiny of 6 would hit him. */
    @Test
    void aShotAtAnAbleCharacterHasThreeLess() {
        var scene = shotAt("Han Solo (1_11)").play("Dodge").passResponses();
        assertThat(scene.isHit("Han Solo")).isFalse();
        shotAt("Luke Skywalker").offers("play Dodge");
        assertThat(shotAt("Wedge Antilles").isOffered("play Dodge")).isFalse();
    }

    @Test
    void aShotOfOnesOwnIsNotDodged() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Han Solo (1_11)", "Darth Vader")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, "Dodge")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .fire("Blaster Rifle");
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play Dodge");
        }
    }

    @Test
    void neitherALoneVehicleNorALoneCharacterElsewhereDodges() {
        table().site(BAY, DARK)
                .at(MOS_EISLEY, "Snowspeeder", "Darth Vader")
                .hand(LIGHT, "Dodge")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .mayNot("play Dodge");
        attacked("Luke Skywalker", "Han Solo (1_11)")
                .at(BAY, "Leia Organa")
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play Dodge");
    }
}

package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
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

    private static boolean dodges(String target, int destiny) {
        var scene =
                table().at(CANTINA, "Stormtrooper", target, "Chewbacca (2_3)")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, "Dodge")
                        .force(DARK, 5)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.fire("Imperial Blaster").at(target);
        if (scene.isOffered("play Dodge")) {
            scene.play("Dodge").passResponses();
            return !scene.isHit(target);
        }
        return false;
    }

    @Test
    void aShotAtAnAbleCharacterHasThreeLess() {
        // Luke has ability 4
        assertThat(dodges("Luke Skywalker", 6)).isTrue();
        assertThat(dodges("Rebel Trooper", 6)).isFalse();
    }
}

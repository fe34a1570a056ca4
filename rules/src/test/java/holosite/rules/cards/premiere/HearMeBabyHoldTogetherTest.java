package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hear Me Baby, Hold Together. */
class HearMeBabyHoldTogetherTest {
    private static final String CARD = "Hear Me Baby, Hold Together";

    private static Scene shot(String weapon, int destiny) {
        var gun =
                Kinds.starshipWeapon("Plain Gun", DARK, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOn(Filters.STARSHIP),
                                Abilities.fires(Filters.STARSHIP).forFree());
        var rifle =
                Kinds.characterWeapon("Plain Rifle", DARK, "0_2")
                        .destiny(3)
                        .says(
                                Abilities.deploysOn(Filters.CHARACTER),
                                Abilities.fires(Filters.STARSHIP.or(Filters.CHARACTER)).forFree());
        boolean space = weapon.equals("Plain Gun");
        var position =
                tableWith(gun, rifle).hand(LIGHT, CARD).force(DARK, 3).nextDestiny(DARK, destiny);
        if (space) {
            position.system("Anoat", DARK)
                    .locationOf("Anoat", "Big One", DARK)
                    .at("Big One", "Devastator", "X-wing")
                    .on("Devastator", weapon);
        } else {
            position.at(BAY, "Stormtrooper", "X-wing", "Rebel Trooper").on("Stormtrooper", weapon);
        }
        var scene =
                position.turn(DARK, Phase.BATTLE)
                        .battleAt(space ? "Big One" : BAY)
                        .passUntil("fire " + weapon);
        return scene.fire(weapon);
    }

    @ParameterizedTest
    @CsvSource({"6, false", "7, true"})
    void twoLessForEachDestinyOfAStarshipWeapon(int destiny, boolean hit) {
        var scene = shot("Plain Gun", destiny);
        scene.expectDecider(LIGHT).play(CARD).passResponses();
        assertThat(scene.isHit("X-wing")).isEqualTo(hit);
    }

    @Test
    void onlyWhereAStarshipWeaponIsAimedAtYourStarship() {
        assertThat(shot("Plain Rifle", 6).choose("X-wing").isOffered("play " + CARD)).isFalse();
    }
}

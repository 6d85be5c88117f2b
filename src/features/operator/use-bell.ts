import { useEffect, useRef, useState } from 'react';

/** Hertz and seconds of the one tone. */
const TONE = { pitch: 880, lasts: 0.4 };

function ring(audio: AudioContext): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = TONE.pitch;
  loudness.gain.setValueAtTime(0.2, audio.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE.lasts);
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + TONE.lasts);
}

/** A tone for each look that finds an order which the look before did not have; off until it is switched on. */
export function useBell(waiting: readonly number[]): { readonly isOn: boolean; readonly turn: (isOn: boolean) => void } {
  const [audio, setAudio] = useState<AudioContext | null>(null);
  const known = useRef(new Set(waiting));
  useEffect(() => {
    if (audio && waiting.some((number) => !known.current.has(number))) ring(audio);
    known.current = new Set(waiting);
  }, [audio, waiting]);
  return {
    isOn: audio !== null,
    turn: (isOn) => {
      void audio?.close();
      // A browser lets a page sound only where somebody asked for it by a press.
      setAudio(isOn ? new AudioContext() : null);
    },
  };
}
